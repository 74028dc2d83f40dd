import 'fake-indexeddb/auto'
import { screen, waitFor, within } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test } from 'vitest'
import { bodiesOf } from '../record-form.ts'
import { begin, chooseFile, importing } from './import-screen.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

const file = 'Name;GW code;CO₂ factor\nBrass swarf;GW 53-09;2,51\nPET bottles;GW 51-01;1,2'

const earlier = () => screen.findByRole('table', { name: 'Earlier imports' })

test('an import that a reload interrupted continues', async () => {
  const before = await importing()
  before.mock.switches.fail('materials.create', { kind: 'network', times: 'always' })
  await chooseFile(before.user, file)
  await before.user.click(await begin(2))
  await screen.findByRole('button', { name: 'Retry now' })
  before.close()

  const app = await importing()
  expect(within(await earlier()).getByRole('row', { name: /^materials\.csv/ })).toHaveTextContent('Not finished')
  await app.user.click(screen.getByRole('button', { name: 'Continue import materials.csv' }))
  expect(await screen.findByText('2 of 2 materials imported.')).toBeVisible()
  expect(screen.getByRole('rowheader', { name: 'Brass swarf' })).toBeVisible()
  expect(bodiesOf(app, 'materials.create')).toMatchObject([{ name: 'Brass swarf', gwCode: 'GW 53-09' }])
  await app.user.click(screen.getByRole('button', { name: 'Choose another file' }))
  expect(within(await earlier()).getByRole('row', { name: /^materials\.csv/ })).toHaveTextContent('Finished')
})

test('an import is undone after the phrase, except for records that others have changed', async () => {
  const app = await importing()
  const { user, mock } = app
  const named = (name: string) => mock.store.materials.all().find(material => material.name === name)
  const factor = named('PET bottles')?.carbonFactor
  await chooseFile(user, `${file}\nBronze;GW 53-10;3,3`)
  await user.click(await begin(3))
  await screen.findByText('3 of 3 materials imported.')
  mock.store.materials.update(named('Bronze')?.id ?? '', { carbonFactor: '9' })

  await user.click(screen.getByRole('button', { name: 'Choose another file' }))
  await user.click(within(await earlier()).getByRole('button', { name: 'Undo import materials.csv' }))
  const undo = await screen.findByRole('button', { name: 'Undo 2 materials' })
  expect(screen.getByText(/Another user has changed this record since the import/)).toBeVisible()
  await user.click(undo)
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Are you absolutely sure?' }))
  await user.type(dialog.getByRole('textbox'), 'I confirm')
  await user.click(dialog.getByRole('button', { name: 'Confirm' }))
  await screen.findByText('2 of 2 records undone.')
  expect([named('Brass swarf'), named('PET bottles')?.carbonFactor, named('Bronze')?.carbonFactor]).toEqual([
    undefined,
    factor,
    '9',
  ])
  await user.click(screen.getByRole('button', { name: 'Choose another file' }))
  expect(within(await earlier()).getByRole('row', { name: /^materials\.csv/ })).toHaveTextContent('Undone')
})

test('without permission to delete, an undo restores only changed records', async () => {
  const { user } = await importing({
    permissions: ['materials.access', 'materials.view', 'materials.create', 'materials.update'],
  })
  await chooseFile(user, file)
  await user.click(await begin(2))
  await screen.findByText('2 of 2 materials imported.')
  await user.click(screen.getByRole('button', { name: 'Choose another file' }))
  await user.click(within(await earlier()).getByRole('button', { name: 'Undo import materials.csv' }))
  await screen.findByRole('button', { name: 'Undo 1 material' })
  expect(screen.getByText(/The app will not delete records\. You need the permission materials\.delete/)).toBeVisible()
})

test('an import is deleted from the device, and its records stay on the server', async () => {
  const { user, mock } = await importing()
  await chooseFile(user, file)
  await user.click(await begin(2))
  await screen.findByText('2 of 2 materials imported.')
  await user.click(screen.getByRole('button', { name: 'Choose another file' }))
  await user.click(
    within(await earlier()).getByRole('button', { name: 'Delete import materials.csv from this device' }),
  )
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this import from the device?' }))
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByRole('table', { name: 'Earlier imports' })).not.toBeInTheDocument())
  expect(mock.store.materials.all().map(({ name }) => name)).toContain('Brass swarf')
})
