import { createCodeHint } from '#mirage/panel/code-hint.tsx'
import { startMock } from './server.ts'

/** Starts the mock for the app in a browser, and gives what it adds to the screens. */
export function startMockedScreens() {
  const mock = startMock()
  return { CodeHint: createCodeHint(mock) }
}
