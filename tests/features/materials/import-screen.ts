import { screen, within } from '@testing-library/react'
import type { userEvent } from '@testing-library/user-event'
import { lindiwe, renderApp } from '../render-app.tsx'

type User = ReturnType<typeof userEvent.setup>

/** Opens the import screen as an administrator with all permissions, or only with `permissions`. */
export async function importing({
  permissions,
  ...options
}: { permissions?: readonly string[] } & Pick<
  NonNullable<Parameters<typeof renderApp>[0]>,
  'locale' | 'prepare'
> = {}) {
  const app = renderApp({ as: lindiwe, path: '/admin', ...options })
  if (permissions) {
    const user = app.mock.store.userNamed(lindiwe)
    app.mock.store.users.update(user?.id ?? '', { roleIds: [], permissions: [...permissions] })
  }
  // The overview appears after the user and their permissions are loaded.
  await screen.findByRole('heading', { level: 1 })
  app.go('/admin/materials/import')
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

export const begin = (count: number) =>
  screen.findByRole('button', { name: `Import ${count} material${count === 1 ? '' : 's'}` })
