/** Runs in the audio thread: passes every block of the microphone's samples to the page. */
declare const registerProcessor: (name: string, processor: unknown) => void;
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}

class PcmProcessor extends AudioWorkletProcessor {
  process([channels]: Float32Array[][]): boolean {
    const [samples] = channels ?? [];
    if (samples) this.port.postMessage(samples.slice());
    return true;
  }
}

registerProcessor('pcm', PcmProcessor);
