import { command } from '../../.tools/command.ts'
import { type Site, serve } from '../../.tools/serve.ts'
import { expect, test } from './test.ts'

const folder = '.cache/demo-under-a-path'
const under = '/pages/demo/'
let site: Site
const at = (path: string) => site.url + under + path

test.use({ serviceWorkers: 'allow' })

test.beforeAll(async () => {
  const { succeeded, output } = await command('node', ['.tools/build.ts', 'demo', `--base=${under}`, `--out=${folder}`])
  if (!succeeded) throw new Error(output)
  site = await serve(folder, { under })
})

test.afterAll(() => site.close())

test('the demo works on a static host under a path, and without a connection from the second visit on', async ({
  page,
}) => {
  await page.goto(at('admin/users?mock-as=lindiwe'))
  await expect(page.getByText(/^1–10 of/)).toBeVisible()
  await page.getByRole('link', { name: 'Materials' }).click()
  await expect(page).toHaveURL(at('admin/materials'))
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })

  await page.context().setOffline(true)
  await page.goto(at('admin/roles'))
  await expect(page.getByText(/^\d+ roles$/)).toBeVisible()
  await page.getByRole('link', { name: 'Businesses' }).click()
  await page.getByRole('rowheader').getByRole('link').first().click()
  await expect(page.getByRole('form', { name: 'Edit business' })).toBeVisible()
})
