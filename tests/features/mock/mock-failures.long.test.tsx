import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fillIn, recordButton, valueOf } from '../trades/trade-form.ts'
import { makeFail, openMockedBuild, openPanel } from './mocked-build.tsx'

test.for([
  ['No connection', /^No connection\. No clear answer came, so the app looked for it: it was not saved/],
  ['A web page in place of JSON', /^No clear answer came/],
  ['422 Not valid', /^Some of this is not valid/],
  ['429 Too many requests', /^That was too often/],
  ['503 Closed for repairs', /^The server is closed for repairs/],
] as const)('“%s”, set in the panel, is told by the form, which loses nothing', async ([what, told]) => {
  const page = await openMockedBuild('/business/transactions/create?mock-as=naledi')
  await fillIn(page.user)
  await openPanel(page)
  await makeFail(page, 'transactions.create', what, 'Every time')
  await page.user.click(recordButton())
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(told))
  expect(valueOf('Copper wire')).toHaveValue('320')
})

test.for(['JSON of another shape', 'Done, but the answer is lost'])(
  '“%s”, set in the panel, is told as recorded',
  async what => {
    const page = await openMockedBuild('/business/transactions/create?mock-as=naledi')
    await fillIn(page.user)
    await openPanel(page)
    await makeFail(page, 'transactions.create', what, 'The next time')
    await page.user.click(recordButton())
    expect(await screen.findByText('Transaction recorded')).toBeVisible()
  },
)

test('“No answer, ever”, set in the panel, leaves the form saving', async () => {
  const page = await openMockedBuild('/business/transactions/create?mock-as=naledi')
  await fillIn(page.user)
  await openPanel(page)
  await makeFail(page, 'transactions.create', 'No answer, ever', 'The next time')
  await page.user.click(recordButton())
  expect(await screen.findByText(/has happened/)).toBeVisible()
  expect(screen.getByRole('progressbar')).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('“The session has ended”, set in the panel, asks to sign in again over what is being done', async () => {
  const page = await openMockedBuild('/business/transactions/create?mock-as=naledi')
  await fillIn(page.user)
  await openPanel(page)
  await makeFail(page, 'transactions.create', 'The session has ended', 'The next time')
  await page.user.click(recordButton())
  expect(await screen.findByRole('alertdialog', { name: 'Sign in again' })).toBeVisible()
  expect(screen.getByRole('tabpanel')).toBeVisible()
})
