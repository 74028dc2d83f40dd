import { choose, comeBackAs, confirmDeletion, owner, save } from './support.ts'
import { expect, test } from './test.ts'

// On the public server, the seeded owner role can't manage users.
const owning = { tag: '@specified' }

test(
  'owner adds a user to her business, assigns and removes a role, and deletes the user',
  owning,
  async ({ page }) => {
    await comeBackAs(page, owner)
    await page.goto('/business')
    await page.getByRole('link', { name: 'Users' }).click()
    await page.getByRole('link', { name: 'New user' }).click()
    await page.getByLabel(/^Name/).fill('Zodwa Weigh')
    await page.getByLabel(/^Username/).fill('zodwa@weigh.example')
    await expect(page.getByLabel('Business', { exact: true })).toHaveValue('Umhlanga Metals')
    await page.getByRole('button', { name: 'Add an address' }).click()
    await page.getByLabel(/^Street and number/).fill('1 Beach Road')
    await save(page, 'Create user')
    await expect(page.getByLabel(/^City or town/)).toBeFocused()
    await page.getByRole('button', { name: 'Remove address' }).click()
    await save(page, 'Create user')
    await page.getByRole('rowheader', { name: 'Zodwa Weigh' }).getByRole('link').click()
    await choose(page, page.getByRole('combobox', { name: 'Add role' }), 'staff', 'Business Staff')
    const roles = page.getByRole('list', { name: 'Roles' })
    await expect(roles.getByRole('listitem')).toHaveText([/^Business Staff/])
    await roles.getByRole('button').first().click()
    await expect(roles).toHaveCount(0)
    await page.getByRole('button', { name: 'Delete user' }).click()
    await confirmDeletion(page)
    await expect(page).toHaveURL('/business/users?page=2')
    await expect(page.getByRole('rowheader', { name: 'Zodwa Weigh' })).toHaveCount(0)
  },
)
