import { administrator, comeBackAs, confirmDeletion, openMenuOf } from '../support.ts'
import { expect, test } from '../test.ts'

const elsewhere = 'https://elsewhere.example'

/** Attacks on a vulnerable page, each with the policy directive that blocks it. */
const attempts: ReadonlyArray<readonly [what: string, directive: string, act: (elsewhere: string) => unknown]> = [
  [
    'an own script',
    'require-trusted-types-for',
    () => {
      const script = document.createElement('script')
      script.append('document.title = "taken over"')
      document.head.append(script)
    },
  ],
  ['HTML as text', 'require-trusted-types-for', () => Object.assign(document.body, { innerHTML: 'taken over' })],
  [
    'code as text',
    'require-trusted-types-for',
    // Deferred, because the policy does not apply to code while Playwright runs it.
    () => setTimeout(() => Reflect.construct(Function, ['document.title = "taken over"'])()),
  ],
  [
    'a style sheet',
    'style-src-elem',
    () => {
      const style = document.createElement('style')
      style.append('body { display: none }')
      document.head.append(style)
    },
  ],
  ['a style attribute', 'style-src-attr', () => document.body.setAttribute('style', 'display: none')],
  ['a picture from elsewhere', 'img-src', there => Object.assign(new Image(), { src: `${there}/x.png` })],
  ['a call to elsewhere', 'connect-src', there => fetch(there)],
  [
    'a frame',
    'frame-src',
    there => document.body.append(Object.assign(document.createElement('iframe'), { src: there })),
  ],
  [
    'another base of addresses',
    'base-uri',
    there => document.head.append(Object.assign(document.createElement('base'), { href: there })),
  ],
]

for (const [what, directive, act] of attempts) {
  test(`refuses ${what} in a page`, async ({ page, complaints }) => {
    await page.goto('/sign-in')
    const heading = page.getByRole('heading', { name: 'Sign in' })
    await expect(heading).toBeVisible()
    // The browser blocks some attempts with an error, others silently.
    await page.evaluate(act, elsewhere).catch(() => undefined)
    await expect.poll(() => complaints.join()).toContain(`Refused by the policy: ${directive} `)
    await expect(heading).toBeVisible()
    await expect(page).toHaveTitle('Sign in · threereco')
    complaints.length = 0
  })
}

test('shows toasts in their corner, under the policy', async ({ page }) => {
  await comeBackAs(page, administrator)
  await page.goto('/admin/materials')
  await openMenuOf(page, 'Aluminium cans')
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await confirmDeletion(page)
  const toast = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
  await expect(toast).toContainText('Aluminium cans deleted')
  await expect
    .poll(async () => {
      const box = await toast.boundingBox()
      return box ? { right: box.x + box.width, bottom: box.y + box.height, width: box.width } : null
    })
    .toEqual({ right: 1440 - 24, bottom: 900 - 24, width: 356 })
})

test('keeps the page below a dialog in place on an iPhone, under the policy', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'userAgentData', { value: { platform: 'iPhone' } })
  })
  await comeBackAs(page, administrator)
  await page.goto('/admin/materials')
  await openMenuOf(page, 'Aluminium cans')
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toBeVisible()
  const held = () => page.evaluate(() => getComputedStyle(document.body).overscrollBehaviorY)
  expect(await held()).toBe('contain')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  expect(await held()).toBe('auto')
})
