/** The questions about a recording that code can answer exactly. */
export type Measure = 'duration' | 'words' | 'loudness' | 'pace' | 'pitch';

export type Intent =
  | { kind: 'transcribe' | 'translate' | 'repeat' | 'language' | 'numbers' | 'sum-of-numbers' }
  | { kind: 'duration' | 'total-duration' | 'count-words' | 'count-sentences' | 'count-recordings' }
  | { kind: 'pace' | 'loudness' | 'pitch' | 'pauses' | 'longest-pause' }
  | { kind: 'is-speech' | 'is-music' | 'is-silent' | 'kind-of-sound' | 'same-words' }
  | { kind: 'edge-words'; edge: 'first' | 'last'; count: number }
  | { kind: 'nth-word'; position: number }
  | { kind: 'says' | 'count-phrase'; phrase: string }
  | { kind: 'compare'; measure: Measure; most: boolean };
