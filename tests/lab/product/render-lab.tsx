import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import { Lab } from '#lab/product/lab-root.tsx'

/** Renders the lab at a path of its URL. Returns the user. */
export function renderLab(path: string) {
  history.replaceState(null, '', path)
  const user = userEvent.setup()
  render(<Lab base="/lab" />)
  return user
}

/** Runs ELK's worker code on the main thread, because the test environment has no workers. */
export async function stubLayoutWorker() {
  vi.stubGlobal('Worker', Reflect.get(await import('elkjs/lib/elk-worker.js'), 'Worker'))
}
