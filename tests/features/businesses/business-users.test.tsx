import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { compareTexts } from '#mirage/store/compare-texts.ts'
import { queryOf } from '../list-parts.ts'
import { card, membersIn, openBusiness, pick, rowNamed } from '../record-form.ts'
import { lindiwe, naledi, renderApp, thandi } from '../render-app.tsx'

describe('users of a business', () => {
  test('are all listed, with links to their details, and added at once', async () => {
    const app = await openBusiness('Umhlanga Metals')
    const members = ['Naledi Mokoena', 'Sipho Dlamini', 'Thandi Nkosi']
    await waitFor(() => expect(membersIn('Users')).toEqual(expect.arrayContaining(members)))
    expect(queryOf(app.callsOf('businesses.users.list')[0])).toEqual([
      'page=1',
      'pageSize=100',
      'searchColumn=name',
      'searchColumn=username',
    ])
    const { id } = rowNamed(app, 'users', 'Sipho Dlamini')
    const link = card('Users').getByRole('link', { name: 'Sipho Dlamini' })
    expect(link).toHaveAttribute('href', `/admin/users/${id}/edit`)
    const bongani = rowNamed(app, 'users', 'Bongani Khumalo')
    await pick(app.user, 'Add user', 'bongani', 'Bongani Khumalo')
    expect(await screen.findByText('Bongani Khumalo added')).toBeVisible()
    expect(app.callsOf('businesses.users.assign').map(({ path }) => path)).toEqual([
      `/api/businesses/assign-user/${app.business.id}/${bongani.id}`,
    ])
    expect(app.mock.store.users.get(bongani.id)?.businessIds).toEqual([app.business.id])
    expect(app.callsOf('businesses.update')).toEqual([])
  })

  test('are listed once each if one moves to the next page during reading', async () => {
    const app = await openBusiness('Kasi Recyclers', undefined, undefined, mock => {
      const { id } = rowNamed({ mock }, 'businesses', 'Kasi Recyclers')
      const [member] = mock.store.users.where('businessIds', id)
      if (!member) throw new Error('Kasi Recyclers has no users')
      const add = (name: string) =>
        mock.store.users.insert({ ...member, id: crypto.randomUUID(), username: `${name}@kasi.example`, name })
      for (let number = 1; number <= 100; number += 1) add(`Member ${number}`)
      const stop = mock.calls.subscribe(() => {
        if (!mock.calls.list().some(({ name, took }) => name === 'businesses.users.list' && took !== null)) return
        stop()
        add('Aaron')
      })
    })
    const names = () => app.mock.store.users.where('businessIds', app.business.id).map(({ name }) => name)
    await waitFor(() => expect(names()).toContain('Aaron'))
    await waitFor(() => expect(membersIn('Users')).toEqual(names().toSorted(compareTexts)))
  })

  test('stay and can be moved if the server keeps their business, also after the screen opens again', async () => {
    const { user, mock, go, callsOf } = renderApp({ as: lindiwe, path: '/admin/roles', server: 'public' })
    const business = rowNamed({ mock }, 'businesses', 'Umhlanga Metals')
    const { id } = rowNamed({ mock }, 'users', 'Thandi Nkosi')
    go(`/admin/businesses/${business.id}/edit`)
    await user.click(await screen.findByRole('button', { name: 'Remove Thandi Nkosi' }))
    const why = 'Thandi Nkosi still belongs to Umhlanga Metals on this server and sees its records.'
    expect(await screen.findByText(new RegExp(why))).toBeVisible()
    expect(screen.queryByText('Thandi Nkosi removed')).toBeNull()
    const link = card('Users').getByRole('link', { name: 'Choose another business for Thandi Nkosi' })
    expect(link).toHaveAttribute('href', `/admin/users/${id}/edit`)
    await user.click(screen.getByRole('button', { name: 'Retry removing Thandi Nkosi' }))
    await waitFor(() => expect(callsOf('businesses.users.unassign')).toHaveLength(2))
    expect(await screen.findByText(new RegExp(why))).toBeVisible()

    go('/admin/roles')
    await screen.findByRole('table', { name: 'Roles' })
    go(`/admin/businesses/${business.id}/edit`)
    const retained = within(await screen.findByRole('list', { name: 'Users who still have access' }))
    expect(retained.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Thandi NkosiRemoved, but still has access on this server',
    ])
    expect(within(screen.getByRole('list', { name: 'Users' })).queryByText('Thandi Nkosi')).toBeNull()
    await user.click(retained.getByRole('link', { name: 'Thandi Nkosi' }))
    expect(await screen.findByRole('combobox', { name: 'Business' })).toHaveValue('Umhlanga Metals')
  })

  test('are marked in the list of the business if the server keeps their business', async () => {
    const { mock } = renderApp({
      as: naledi,
      path: '/business/users',
      prepare: store => {
        store.users.update(store.userNamed(thandi)?.id ?? '', { businessIds: [] })
        store.users.update(store.userNamed(naledi)?.id ?? '', { permissions: ['users.view'] })
      },
    })
    expect(await screen.findByRole('row', { name: /^Thandi Nkosi.*still has access on this server/ })).toBeVisible()
    expect(screen.getByRole('row', { name: /^Sipho Dlamini/ })).toBeVisible()
    expect(mock.store.userNamed(thandi)?.businessId).not.toBeNull()
  })

  test('have a note in the list of the business if their access could not be checked', async () => {
    const { mock } = renderApp({ as: naledi, path: '/business/users' })
    mock.switches.fail('users.list', { kind: 'status', status: 500, times: 'always' })
    expect(await screen.findByText(/^The app could not check if removed users still have access\./)).toBeVisible()
    expect(screen.getByRole('row', { name: /^Sipho Dlamini/ })).toBeVisible()
  })

  test('can be reloaded after a failure', async () => {
    const app = await openBusiness('Kasi Recyclers', undefined, undefined, ({ switches }) =>
      switches.fail('businesses.users.list', { kind: 'network', times: 'always' }),
    )
    const retry = await screen.findByRole('button', { name: 'Retry' })
    app.mock.switches.clear()
    await app.user.click(retry)
    await waitFor(() => expect(membersIn('Users').length).toBeGreaterThan(0))
  })
})
