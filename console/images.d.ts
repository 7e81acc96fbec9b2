/** The bundler copies a picture or a film and gives its name. */
declare module '*.webp' {
  const name: string;
  export default name;
}
declare module '*.mp4' {
  const name: string;
  export default name;
}
