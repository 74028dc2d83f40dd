import { fill } from '../fields.ts'
import { choose, opened } from '../record-form.ts'
import { lindiwe, type RenderedApp, renderApp } from '../render-app.tsx'

/** Opens the form of a new user as an administrator. `search` is the URL's query string. */
export async function openNewUser(search = '') {
  const app = renderApp({ as: lindiwe, path: `/admin/users/create${search}` })
  await opened('New user')
  return app
}

export async function fillInUser({ user }: Pick<RenderedApp, 'user'>, username = 'zodwa@kasi.example') {
  await fill(user, 'Name', 'Zodwa Zulu')
  await fill(user, 'Username', username)
  await choose(user, 'Type', 'Collector')
}
