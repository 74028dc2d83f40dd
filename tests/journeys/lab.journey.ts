import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { clipboardOf } from './support.ts'
import { expect, test } from './test.ts'

const states = (page: Page) => page.getByRole('list', { name: 'Active states' })

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in the machine lab a look-up is driven to its failure, and a link leads back there, ${colorScheme}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.emulateMedia({ colorScheme })
    const elsewhere: string[] = []
    page.on('request', request => {
      if (!request.url().startsWith(baseURL ?? '')) elsewhere.push(request.url())
    })
    await page.goto('/lab/lookup')
    await expect(states(page)).toHaveText('idle')
    await page.getByRole('button', { name: 'lookup.open' }).click()
    await page.getByRole('button', { name: 'Fail', exact: true }).click()
    await expect(states(page)).toHaveText('failed')
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await expect(states(page)).toHaveText('loading')

    const axe = await new AxeBuilder({ page }).analyze()
    expect(axe.violations).toEqual([])

    await page.getByRole('button', { name: 'Copy link' }).click()
    const link = await clipboardOf(page)
    await page.goto('/')
    await page.goto(link)
    await expect(states(page)).toHaveText('loading')
    await expect(page.getByRole('button', { name: 'find fails (network)' })).toBeVisible()
    expect(elsewhere.filter(url => !url.startsWith('data:'))).toEqual([])
  })
}
