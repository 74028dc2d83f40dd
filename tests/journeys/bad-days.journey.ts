import { administrator, comeBackAs, owner } from './support.ts'
import { expect, test } from './test.ts'

const someId = '6f1d8f4e-3c1b-4b58-9d0c-6a7e5f2b1c3d'

test('a page that is no number is page 1', async ({ page }) => {
  await comeBackAs(page, owner)
  await page.goto('/business/transactions?page=abc&pageSize=-5')
  await expect(page.getByText(/^1–10 of/)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Page' })).toHaveValue('1')
})

test('a business user who asks for a page beyond the last is sent on, and ends at home', async ({ page }) => {
  await comeBackAs(page, owner)
  const visited: string[] = []
  page.on('framenavigated', frame => visited.push(new URL(frame.url()).pathname))
  await page.goto('/business/transactions?page=999')
  await expect(page).toHaveURL('/business')
  await expect(page.getByRole('button', { name: /^Naledi Mokoena/ })).toBeVisible()
  expect(visited).toEqual(expect.arrayContaining(['/business/transactions', '/admin/transactions', '/business']))
})

test('an administrator who asks for a page beyond the last gets the last, and Back skips the mistake', async ({
  page,
}) => {
  await comeBackAs(page, administrator)
  await page.goto('/admin')
  await page.goto('/admin/transactions?page=999')
  await expect(page).toHaveURL('/admin/transactions?page=38')
  await expect(page.getByText('371–380 of 380')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/admin')
})

for (const { what, path, says } of [
  { what: 'an id that is none', path: '/business/transactions/12/edit', says: 'There is no such page' },
  { what: 'an id of nothing', path: `/business/transactions/${someId}/edit`, says: 'There is no such record' },
  { what: 'a path that leads nowhere', path: '/business/transactionz', says: 'There is no such page' },
]) {
  test(`${what} is Not Found, and the way on leads home`, async ({ page }) => {
    await comeBackAs(page, owner)
    await page.goto(path)
    await expect(page.getByRole('heading', { name: says })).toBeVisible()
    await expect(page).toHaveURL(path)
    await page.getByRole('link', { name: 'Go to the overview' }).click()
    await expect(page).toHaveURL('/business')
  })
}

test('a path that leads nowhere is Not Found for a visitor who is signed out as well', async ({ page }) => {
  await page.goto('/nowhere')
  await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to the overview' }).click()
  await expect(page).toHaveURL('/sign-in')
})
