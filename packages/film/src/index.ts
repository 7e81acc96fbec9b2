/** Text to video: describe a prompt as a scene, compile the scene to a film, render the film to a file. */

export { type CompiledFilm, type CompileOptions, compile } from './compile.ts';
export { framesPerSecond, type RenderOptions, render } from './render-film.ts';
export type { Scene, Style, Thing } from './scene/scene.ts';
export { styleNames } from './scene/scene.ts';
export type { Character } from './stage/cast/guests.ts';
export * from './understand/index.ts';
