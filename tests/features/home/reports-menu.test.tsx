import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bongani, lindiwe, naledi, permitOnly, type RenderedApp, renderApp, thandi } from '../render-app.tsx'

/** Opens the menu and returns the names of its reports with their addresses. */
async function reportsIn({ user }: RenderedApp) {
  await user.click(await screen.findByRole('button', { name: 'Reports' }))
  return (await screen.findAllByRole('menuitem')).map(item => [item.textContent, item.getAttribute('href')])
}

test('Reports of a business keep the period', async () => {
  expect(await reportsIn(renderApp({ as: naledi, path: '/business?period=month' }))).toEqual([
    ['Material flow', '/business/flow?period=month'],
    ['Register of acquisitions', '/business/register?period=month'],
    ['Carbon statement', '/business/statement?period=month'],
  ])
})

test('Reports of a collector have no register', async () => {
  const path = '/collector?from=2026-11-01&to=2026-11-30'
  expect(await reportsIn(renderApp({ as: bongani, path }))).toEqual([
    ['Material flow', '/collector/flow?from=2026-11-01&to=2026-11-30'],
    ['Carbon statement', '/collector/statement?from=2026-11-01&to=2026-11-30'],
  ])
})

test('Reports of any business are on its form', async () => {
  const app = renderApp({ as: lindiwe, path: '/admin' })
  const id = app.mock.store.userNamed(naledi)?.businessId ?? ''
  app.go(`/admin/businesses/${id}/edit`)
  expect(await reportsIn(app)).toEqual([
    ['Material flow', `/admin/businesses/${id}/flow`],
    ['Register of acquisitions', `/admin/businesses/${id}/register`],
    ['Carbon statement', `/admin/businesses/${id}/statement`],
  ])
})

test('Administrators have no reports about all businesses', async () => {
  renderApp({ as: lindiwe, path: '/admin' })
  expect(await screen.findByRole('region', { name: 'Leading businesses' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Reports' })).toBeNull()
})

test('Reports that need a missing permission are left out', async () => {
  const permissions = ['transactions.access', 'transactions.view', 'transactions.materials.view']
  const app = renderApp({
    as: thandi,
    path: '/business',
    prepare: store => permitOnly(store, thandi, ...permissions),
  })
  expect((await reportsIn(app)).map(([name]) => name)).toEqual(['Register of acquisitions', 'Carbon statement'])
})
