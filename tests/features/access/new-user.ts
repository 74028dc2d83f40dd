import { fill } from '../fields.ts'
import { choose, opened } from '../record-form.ts'
import { lindiwe, type RenderedApp, renderApp } from '../render-app.tsx'

/** Goes to the form of a new user in the administrators' area; `search` is the search of the address. */
export async function openNewUser(search = '') {
  const app = renderApp({ as: lindiwe, path: `/admin/users/create${search}` })
  await opened('New user')
  return app
}

/** Types the required values of a user. */
export async function fillInUser({ user }: Pick<RenderedApp, 'user'>, username = 'zodwa@kasi.example') {
  await fill(user, 'Name', 'Zodwa Zulu')
  await fill(user, 'Username', username)
  await choose(user, 'Type', 'Collector')
}
