/** The microphone: permission, selection, and level. */
import { say } from '../text/say.ts';

export const canRecord = (): boolean =>
  typeof MediaRecorder !== 'undefined' && Boolean(navigator.mediaDevices?.getUserMedia);

export const noMicrophone = (): string =>
  window.isSecureContext
    ? say('This browser cannot record.')
    : say('Browsers give the microphone only to pages on HTTPS or localhost.');

export class MicrophoneError extends Error {}

export const openMicrophone = async (deviceId: string | null): Promise<MediaStream> => {
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: {
        ...(deviceId && { deviceId }),
        echoCancellation: true,
        noiseSuppression: true,
        autoGainControl: true,
      },
    });
  } catch (error) {
    const { name } = error as DOMException;
    if (name === 'NotAllowedError')
      throw new MicrophoneError(
        say('The microphone is blocked for this page. Allow it beside the address and try again.'),
      );
    if (name === 'NotFoundError') throw new MicrophoneError(say('No microphone was found.'));
    throw new MicrophoneError(say('The microphone could not be opened. Another program may be using it.'));
  }
};

export const listMicrophones = async (): Promise<{ id: string; label: string }[]> => {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices
    .filter(({ kind, deviceId }) => kind === 'audioinput' && deviceId !== '')
    .map(({ deviceId, label }, index) => ({
      id: deviceId,
      label: label || say('Microphone {number}', { number: index + 1 }),
    }));
};

/** Calls back with a level from 0 to 1, thirty times a second, until stopped. */
export const watchLevel = (stream: MediaStream, onLevel: (level: number) => void): (() => void) => {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
    // From -60 dB to -12 dB.
    const decibels = 10 * Math.log10(power + 1e-10);
    onLevel(Math.min(Math.max((decibels + 60) / 48, 0), 1));
  }, 33);
  return () => {
    clearInterval(timer);
    void context.close();
  };
};
