/** Text to video: direct a prompt as scenes, compile the scenes to a film, render the film to a file. */

export { type CompiledFilm, type CompileOptions, compile, framesPerSecond } from './compile.ts';
export { type DirectOptions, direct } from './direct.ts';
export { type RenderOptions, render } from './render-film.ts';
export type { Scene, Style, Thing } from './scene/scene.ts';
export { styleNames } from './scene/scene.ts';
export type { Beat, Screenplay, Substitution } from './screenplay/screenplay.ts';
export type { Character } from './stage/cast/guests.ts';
export * from './understand/index.ts';
