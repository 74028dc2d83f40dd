import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { screens as pictured, type Screen } from '../../gallery/screens.ts'
import { adder, choose, comeBackAs, endSession, fillTrade, owner, stillness } from '../support.ts'
import { expect, test } from '../test.ts'

type View = Screen & {
  /** Window widths in px. Default: all. */
  widths?: readonly number[]
  /** Axe rules to skip. */
  except?: string[]
}

const wide = 1440
const laptop = 1280
const narrow = 360

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click()

async function record(page: Page) {
  await fillTrade(page, '1', '128')
  await press('Record transaction')(page)
  // A hovered toast does not time out.
  await page.getByText('Transaction recorded').hover()
}

/** Returns the path with a mock scenario that has the longest names and numbers. */
const strained = (path: string) => `${path}${path.includes('?') ? '&' : '?'}mock-as=lindiwe&mock-scenario=long-names`

/** Axe rules to skip while a list is open: it hides the rest of the page from screen readers on purpose. */
const underList = ['aria-hidden-focus', 'page-has-heading-one', 'region']

/** Names of the screenshots that show an open list. */
const openLists = new Set(['transaction-look-up', 'transaction-look-up-marked', 'transaction-nothing-found'])

/** Names of the screenshots with a permission table that, on phones, scrolls horizontally in its frame. */
const framed = new Set(['admin-roles-edit', 'admin-roles-permissions'])

/** Screens to check: all screens that have a screenshot, and further states. */
const views: readonly View[] = [
  ...pictured.map(screen => ({
    ...screen,
    ...(openLists.has(screen.name) ? { except: underList } : {}),
    ...(framed.has(screen.name) ? { widths: [wide, laptop] } : {}),
  })),
  { name: 'sign-in-errors', path: '/sign-in', do: press('Sign in'), shows: 'Use at least 8 characters' },
  { name: 'sign-up-errors', path: '/sign-up', do: press('Create account'), shows: 'Enter your name' },
  {
    name: 'statement-of-long-names',
    path: '/business/statement?mock-as=naledi&mock-scenario=long-names',
    shows: /^Fingerprint/,
  },
  {
    name: 'register-of-long-names',
    path: '/business/register?mock-as=naledi&mock-scenario=long-names',
    shows: /but no collections\.$/,
  },
  {
    name: 'transaction-errors',
    path: '/business/transactions/create',
    as: owner,
    do: async page => {
      await choose(page, adder(page), 'copper', 'Copper wire')
      await press('Record transaction')(page)
    },
    shows: 'Enter a weight',
  },
  {
    name: 'look-up',
    path: '/business/transactions/create',
    as: owner,
    do: page => adder(page).fill('GW 53'),
    shows: 'Structural steel',
    except: underList,
  },
  { name: 'toast', path: '/business/transactions/create', as: owner, do: record, shows: /^It avoided/, widths: [wide] },
  {
    name: 'user-menu',
    path: '/business',
    as: owner,
    do: page => page.getByRole('button', { name: /^Naledi Mokoena/ }).click(),
    shows: 'Help and keys',
    widths: [wide],
  },
  {
    name: 'navigation',
    path: '/business',
    as: owner,
    do: press('Open navigation'),
    shows: 'Umhlanga Metals',
    widths: [narrow],
  },
  {
    name: 'sign-in-again',
    path: '/business/transactions',
    as: owner,
    do: async page => {
      await expect(page.getByText(/^1–10 of/)).toBeVisible()
      await endSession(page)
      await press('Next')(page)
    },
    shows: /^Your session ended/,
  },
  {
    name: 'covered',
    path: '/business/transactions',
    as: owner,
    do: async page => {
      await expect(page.getByText(/^1–10 of/)).toBeVisible()
      const other = await page.context().newPage()
      await other.goto('/business')
      await other.getByRole('button', { name: /^Naledi Mokoena/ }).click()
      await other.getByRole('menuitem', { name: 'Sign out' }).click()
      await other.getByRole('heading', { name: 'Sign in' }).waitFor()
      await other.close()
    },
    shows: 'You signed out in another tab',
  },
  {
    name: 'overview-table',
    path: '/business',
    as: owner,
    do: page => page.locator('label').filter({ hasText: 'Table' }).click(),
    shows: 'Total',
    // Excludes the laptop width, at which the table of nine families scrolls in its frame.
    widths: [wide, narrow],
  },
  {
    name: 'long-names-overview',
    path: strained('/admin'),
    shows: /^Compared with .* \d{4}\./,
    // Only the narrow width, which shows cards. Wider windows show a table that scrolls in its frame.
    widths: [narrow],
  },
  { name: 'long-names-list', path: strained('/admin/users'), shows: /^\d+ users$/ },
  {
    name: 'long-names-edit',
    path: strained('/admin/transactions'),
    do: page => page.getByRole('rowheader').getByRole('link').first().click(),
    shows: 'This load',
  },
  {
    name: 'long-names-deletion',
    path: strained('/admin/materials?searchTerm=Rindfleisch'),
    do: async page => {
      await page.getByRole('button', { name: /^Menu of Rindfleisch/ }).click()
      await page.getByRole('menuitem', { name: 'Delete' }).click()
    },
    shows: 'Are you absolutely sure?',
  },
]

async function open(page: Page, { path, as, step, do: act, shows }: View) {
  if (as) await comeBackAs(page, as, step)
  await page.goto(path)
  await act?.(page)
  await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible()
}

/** Waits until nothing on the page loads or moves. */
async function settled(page: Page) {
  await expect(page.locator('[aria-busy=true]:not([aria-hidden] *, [inert] *)')).toHaveCount(0)
  await stillness(page)
}

/** Returns descriptions of the elements that scroll horizontally, which can include the page. */
const overflows = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('*'))
      .filter(part => part === document.scrollingElement || /auto|scroll/.test(getComputedStyle(part).overflowX))
      .filter(part => part.scrollWidth > part.clientWidth)
      .map(part => `${part.tagName} ${part.className}: ${part.scrollWidth} px in ${part.clientWidth}`),
  )

/** Returns the violations that axe finds when the page is settled. `rules` defaults to all. */
async function faults(page: Page, { rules, except = [] }: { rules?: string[]; except?: string[] | undefined }) {
  await settled(page)
  const axe = new AxeBuilder({ page })
    // Omits the long lists of rules that passed.
    .options({ resultTypes: ['violations'] })
    // The default mode opens an extra page for each run, to support frames. These screens have no frames.
    .setLegacyMode()
    // The last announcement might refer to an element that was removed.
    .exclude('[data-live-announcer]')
  const { violations } = await (rules ? axe.withRules(rules) : axe.disableRules(except)).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.html} ${node.failureSummary}`))
}

/** Axe rules about colours. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** One screen for each type of narrow layout. On all other screens, columns are only stacked. */
const rearranged = new Set([
  'sign-in',
  'business',
  'business-transactions',
  'transaction-filled',
  'admin-users-edit',
  'navigation',
])

// Only for the mock of the specified server. On the public server, the seeded owner role can't manage users.
const asSpecified = new Set(['business-users-create', 'business-users-edit'])

/** Screens that `npm test` checks. The long stage checks all screens. */
const core = new Set(['business-transactions', 'sign-in', 'transaction-filled'])

const softly = expect.configure({ soft: true })

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const view of views) {
  const widths = view.widths ?? [wide, laptop, narrow]
  const tag = [...(asSpecified.has(view.name) ? ['@specified'] : []), ...(core.has(view.name) ? ['@core'] : [])]
  test(`“${view.name}” is accessible in light and dark, without horizontal scrolling`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width: widths[0] ?? wide, height: 800 })
    await open(page, view)
    await settled(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await softly.poll(() => overflows(page), `scrolls sideways at ${width} px`).toEqual([])
      if (width === laptop || (width === narrow && !rearranged.has(view.name))) continue
      await page.emulateMedia({ colorScheme: 'light' })
      softly(await faults(page, view), `light, ${width} px wide`).toEqual([])
      // Dark mode changes nothing but colours.
      await page.emulateMedia({ colorScheme: 'dark' })
      softly(await faults(page, { rules: colourRules }), `dark, ${width} px wide`).toEqual([])
    }
  })
}
