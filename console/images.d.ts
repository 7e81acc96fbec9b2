/** The bundler copies a picture and gives its name. */
declare module '*.webp' {
  const name: string;
  export default name;
}
