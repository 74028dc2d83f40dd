import { enter, offeredCode, signIn } from '../enter.ts'
import { administrator, collector, comeBackAs, owner } from '../support.ts'
import { expect, test } from '../test.ts'

const people = [
  {
    who: 'an administrator',
    username: administrator,
    name: 'Lindiwe Pretorius',
    home: '/admin',
    others: ['/business/transactions/create', '/collector'],
  },
  {
    who: 'a business user',
    username: owner,
    name: 'Naledi Mokoena',
    home: '/business',
    others: ['/admin/transactions', '/collector'],
  },
  {
    who: 'a collector',
    username: collector,
    name: 'Bongani Khumalo',
    home: '/collector',
    others: ['/admin', '/business/transactions'],
  },
]

for (const { who, username, name, home, others } of people) {
  test(`${who} opens their area and is redirected from the others`, async ({ page }) => {
    await enter(page, username)
    await expect(page).toHaveURL(home)
    await expect(page.getByRole('button', { name: new RegExp(`^${name}`) })).toBeVisible()
    for (const path of [...others, '/sign-in']) {
      await page.goto(path)
      await expect(page, `after asking for ${path}`).toHaveURL(home)
      await expect(page.getByRole('button', { name: new RegExp(`^${name}`) })).toBeVisible()
    }
  })
}

test('visitor returns to the requested list page after signing in', async ({ page }) => {
  await page.goto('/business/transactions?page=2')
  await expect(page).toHaveURL('/sign-in?next=%2Fbusiness%2Ftransactions%3Fpage%3D2')
  await signIn(page, owner)
  await expect(page).toHaveURL('/mfa/verify?next=%2Fbusiness%2Ftransactions%3Fpage%3D2')
  await offeredCode(page).click()
  await expect(page).toHaveURL('/business/transactions?page=2')
  await expect(page.getByText(/^11–20 of/)).toBeVisible()
})

test.describe('address that leads to another origin after signing in', () => {
  test.beforeEach(async ({ page, baseURL }) => {
    page.on('request', request => {
      if (request.url().startsWith('data:')) return
      expect(new URL(request.url()).origin, 'nothing is asked of another origin').toBe(baseURL)
    })
  })

  test('is not followed', async ({ page }) => {
    await page.goto(`/sign-in?next=${encodeURIComponent('https://elsewhere.example/business/transactions')}`)
    await signIn(page, owner)
    await offeredCode(page).click()
    await expect(page).toHaveURL('/business')
    await expect(page.getByRole('button', { name: /^Naledi Mokoena/ })).toBeVisible()
  })

  test('is not followed in any spelling', async ({ page }) => {
    await comeBackAs(page, owner)
    for (const next of [
      '//elsewhere.example',
      '/\\elsewhere.example',
      '/\t/elsewhere.example',
      'javascript:alert(1)',
    ]) {
      await page.goto(`/sign-in?next=${encodeURIComponent(next)}`)
      await expect(page, `with next=${next}`).toHaveURL('/business')
    }
  })
})

test('leads to sign-in after signing out, and Back shows no earlier data', async ({ page }) => {
  await comeBackAs(page, owner)
  await page.goto('/business')
  await page.getByRole('link', { name: 'Transactions', exact: true }).click()
  await expect(page.getByText(/^1–10 of/)).toBeVisible()
  await page.getByRole('button', { name: /^Naledi Mokoena/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/sign-in')
  await page.goBack()
  await expect(page).toHaveURL(/\/sign-in/)
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
})
