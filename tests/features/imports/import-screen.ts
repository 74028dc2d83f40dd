import { screen, within } from '@testing-library/react'
import type { userEvent } from '@testing-library/user-event'
import { lindiwe, permitOnly, renderApp } from '../render-app.tsx'

type User = ReturnType<typeof userEvent.setup>

/**
 * Opens the import screen at a path as an administrator, or as the user `as`, with all their permissions or only with
 * `permissions`.
 */
export async function importing({
  permissions,
  path = '/admin/materials/import',
  as = lindiwe,
  ...options
}: { permissions?: readonly string[] } & Pick<
  NonNullable<Parameters<typeof renderApp>[0]>,
  'locale' | 'prepare' | 'path' | 'as'
> = {}) {
  const app = renderApp({ as, path: path.replace(/(?<=^\/\w+)\/.*/u, ''), ...options })
  if (permissions) permitOnly(app.mock.store, as, ...permissions)
  // The overview appears after the user and their permissions are loaded.
  await screen.findByRole('heading', { level: 1 })
  app.go(path)
  return app
}

/** Chooses a file with this content for the import. */
export async function chooseFile(user: User, content: string | Uint8Array<ArrayBuffer>, name = 'materials.csv') {
  await screen.findByRole('button', { name: 'Choose file' })
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('There is nothing to choose a file with')
  await user.upload(input, new File([content], name, { type: 'text/csv' }))
}

/** Returns the preview's rows, each as a list of cell texts. */
export async function previewed(): Promise<string[][]> {
  const table = await screen.findByRole('table', { name: 'Import preview' })
  const [, ...rows] = within(table).getAllByRole('row')
  return rows.map(row =>
    [...within(row).getAllByRole('rowheader'), ...within(row).getAllByRole('cell')].map(cell => cell.textContent),
  )
}

/** Returns the text of a preview row, including its verdict. `name` is the start of the row's name. */
export const verdictOf = (name: string) => {
  const table = screen.getByRole('table', { name: 'Import preview' })
  return within(table).getByRole('row', { name: new RegExp(`^${name}`) }).textContent
}

/** Waits for the button that imports this number of records. */
export const begin = (count: number, noun = 'material', plural = `${noun}s`) =>
  screen.findByRole('button', { name: `Import ${count} ${count === 1 ? noun : plural}` })
