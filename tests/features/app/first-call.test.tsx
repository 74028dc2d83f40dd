import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
// Imported up front. Otherwise loading the code might take longer than the session check, and hide which request is
// first.
import '#features/materials/material-list.tsx'
import { listed, lists } from '../list-parts.ts'
import { lindiwe, naledi, permitOnly, type RenderedApp, renderApp } from '../render-app.tsx'

const callsMade = ({ mock }: RenderedApp) => mock.calls.list().map(({ name }) => name)
const refused = () => screen.findByRole('heading', { name: 'Not permitted' })

/** Opens and closes the app, so that the browser has stored the user's permissions. */
async function visit(as: string, ...permissions: string[]) {
  const app = renderApp({ as })
  if (permissions.length > 0) permitOnly(app.mock.store, as, ...permissions)
  await screen.findByRole('heading', { name: 'Overview' })
  app.close()
}

describe('first request of a screen opened by its address', () => {
  test.each([
    ['this browser has no stored permissions', async () => undefined],
    ['the user lacked permission during the last visit', () => visit(lindiwe, 'users.*')],
  ])('waits for the session check if %s', async (_, prepare) => {
    await prepare()
    const app = renderApp({ as: lindiwe, path: '/admin/materials' })
    permitOnly(app.mock.store, lindiwe, 'users.*')
    await refused()
    expect(callsMade(app)).toEqual(['authentication.check'])
  })

  test('waits for the session check if the screen is for another user type', async () => {
    await visit(naledi)
    const app = renderApp({ as: naledi, path: '/admin/materials' })
    await screen.findByRole('heading', { name: 'Overview' })
    expect(callsMade(app)).not.toContain('materials.list')
  })

  test('goes out once, parallel to the session check, with stored permission', async () => {
    await visit(naledi)
    const app = renderApp({ as: naledi, path: `${lists.business}?page=2` })
    const release = app.mock.switches.hold('authentication.check')
    await waitFor(() => expect(callsMade(app)).toContain('transactions.list'))
    release()
    await listed()
    const [check] = app.callsOf('authentication.check')
    const rows = app.callsOf('transactions.list')
    expect(rows).toHaveLength(1)
    expect(rows[0]?.at).toBeLessThan((check?.at ?? 0) + (check?.took ?? 0))
  })

  test('is discarded if the session has ended', async () => {
    await visit(lindiwe)
    const { mock, callsOf, environment } = renderApp({ path: lists.admin })
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(callsOf('transactions.list').map(({ status }) => status)).toEqual([401])
    expect(environment.session.getSnapshot().context.suspended).toBeNull()
    expect(mock.signedInUser()).toBeNull()
  })

  test('goes out after the session check if the user has gained the permission', async () => {
    await visit(lindiwe, 'users.*')
    const app = renderApp({ as: lindiwe, path: '/admin/materials' })
    expect(await screen.findByRole('table', { name: 'Materials' })).toBeVisible()
    expect(callsMade(app).slice(0, 2)).toEqual(['authentication.check', 'materials.list'])
  })

  test("waits for the session check if the user may not see the overview's figures", async () => {
    const app = renderApp({ as: lindiwe, path: '/admin' })
    permitOnly(app.mock.store, lindiwe, 'users.*')
    await screen.findByText(/Ask an administrator/)
    expect(callsMade(app)).not.toContain('transactions.list')
  })
})
