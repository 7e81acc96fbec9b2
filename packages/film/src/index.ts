/** Text to video: direct a prompt as scenes, compile the scenes to a film, render the film to a file. */

export { type CompiledFilm, type CompileOptions, compile } from './compile.ts';
export { type DirectOptions, direct, editPrompt, readPrompt } from './direct.ts';
export { factsOfScene } from './edit/facts-of-scene.ts';
export { enhancePrompt } from './enhance-prompt.ts';
export { checkFacts } from './facts/check-facts.ts';
export type { Facts, Told } from './facts/facts.ts';
export { type PictureContents, type PictureReading, readGivenPicture } from './read-given-picture.ts';
export { framesPerSecond } from './render/frame-rate.ts';
export { type RenderOptions, render } from './render-film.ts';
export { checkScene } from './scene/check-scene.ts';
export type { Scene, Style, Thing } from './scene/scene.ts';
export { styleNames } from './scene/scene.ts';
export type { Beat, Screenplay, Substitution } from './screenplay/screenplay.ts';
export type { Speak, WordsToSpeak } from './speak-lines.ts';
export type { Character } from './stage/cast/guests.ts';
export { type PromptSummary, summarisePrompt } from './summarise-prompt.ts';
export { readWrittenFacts } from './written/read-written-facts.ts';
export { writingTask } from './written/writing-task.ts';
