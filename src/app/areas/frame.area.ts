/* Navigation and user menu around the screens of signed-in users. */
export { Frame } from '#app/frame/frame.tsx'
