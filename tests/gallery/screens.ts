import type { Page } from '@playwright/test'
import { placeRoutes } from '#routing/list-routes.ts'
import { pathTo, routes } from '#routing/routes.ts'
import type { Step } from '../journeys/enter.ts'
import { openPreferences } from '../journeys/support.ts'

export type Screen = {
  /** Name of the picture. */
  name: string
  path: string
  /** Username of the account; signed out if omitted. */
  as?: string
  /** Progress of the sign-in. Default: `verified`. */
  step?: Step
  /** Performs actions before the picture is taken. */
  do?: (page: Page) => Promise<void>
  /** Text that is visible once the screen is ready. */
  shows: string | RegExp
}

const admin = { as: 'lindiwe@threereco.example' }
const owner = { as: 'naledi@umhlangametals.example' }
const looker = { as: 'thandi@umhlangametals.example' }
const collector = { as: 'bongani@collect.example' }
const newcomer = { as: 'ayesha@greenloop.example', step: 'enrolling' } as const

/** Rows to import: one new material, one changed material, and two invalid rows. */
const importedRows = [
  'Name;GW code;CO₂ factor',
  'Brass swarf;GW 53-09;2,51',
  'PET bottles;GW 51-01;1,2',
  'Zinc;GW 53-07;about 2',
  'Tin;;4,5',
].join('\n')

async function openFirst(page: Page) {
  await page.getByRole('rowheader').getByRole('link').first().click()
}

async function viewFirst(page: Page) {
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: /^Menu/ }) })
    .first()
  await row.hover()
  await row.getByRole('button', { name: /^Menu/ }).click()
  await page.getByRole('menuitem', { name: 'View' }).click()
}

/** Selects three rows. In the card layout, selects the first row through its row menu. */
async function selectRows(page: Page) {
  await page.locator('[data-row-check]').first().waitFor({ state: 'attached' })
  const [first, , third] = await page.locator('[data-row]').all()
  await first?.hover()
  const check = first?.getByRole('checkbox')
  if (await check?.isVisible()) await check?.check()
  else {
    await first?.getByRole('button', { name: /^Menu/ }).click()
    await page.getByRole('menuitem', { name: 'Select' }).click()
  }
  await third?.getByRole('checkbox').click({ modifiers: ['Shift'] })
}

async function giveRole(page: Page) {
  await selectRows(page)
  await page.getByRole('button', { name: 'Assign role' }).click()
}

async function pick(page: Page, label: string, term: string) {
  await page.getByRole('combobox', { name: label }).fill(term)
  await page.getByRole('option', { name: term }).first().click()
}

async function fillIn(page: Page) {
  await pick(page, 'Buyer', 'Bloem Scrap')
  for (const [material, weight, value] of [
    ['PET', '640.5', '2241.75'],
    ['Cardboard', '1310', '1965'],
  ] as const) {
    await pick(page, 'Add a material', material)
    await page
      .getByRole('spinbutton', { name: /^Weight/ })
      .last()
      .fill(weight)
    await page
      .getByRole('spinbutton', { name: /^Value/ })
      .last()
      .fill(value)
  }
  await page
    .getByRole('spinbutton', { name: /^Value/ })
    .last()
    .blur()
}

/** Records a transaction and starts the next one. */
async function recordOne(page: Page) {
  await fillIn(page)
  await page.getByRole('button', { name: 'Next step' }).click()
  await page.getByRole('menuitemradio', { name: 'Record and start next' }).click()
  await page.getByRole('button', { name: 'Record and start next' }).click()
  await page.getByText('Recorded:').waitFor()
}

async function lookUpLine(page: Page) {
  await fillIn(page)
  const answers = page.getByRole('combobox', { name: 'Add a material' })
  await page.evaluate(() => {
    // Keeps the look-up pending while the picture is taken.
    window.fetch = () => new Promise(() => undefined)
  })
  await answers.fill('copper w')
  await answers.press('Enter')
}

/** Changes a line, waits until the app has saved it, and then changes the buyer. */
async function changeLine(page: Page) {
  await openFirst(page)
  const weight = page.getByRole('spinbutton', { name: /^Weight/ }).first()
  await weight.fill('812.5')
  await weight.blur()
  await page.getByText(/All saved/).waitFor()
  const buyer = await page.getByRole('combobox', { name: 'Buyer' }).inputValue()
  await pick(page, 'Buyer', buyer === 'Kasi Recyclers' ? 'Bloem Scrap' : 'Kasi Recyclers')
}

/** Opens the first record, and waits for the error of its failing request. */
async function openUnreadable(page: Page) {
  await openFirst(page)
  await page.getByRole('alert').waitFor()
}

const chartDrawn = (page: Page) =>
  page
    .getByRole('img', { name: /avoided\b|in stock$|collected$/ })
    .first()
    .waitFor()

/** Returns a screen. `who` is the account, `act` performs actions before the picture is taken. */
const screen = (
  name: string,
  path: string,
  who: Pick<Screen, 'as' | 'step'>,
  shows: Screen['shows'],
  act?: Screen['do'],
): Screen => ({ name, path, ...who, shows, ...(act && { do: act }) })

/** Returns an action that clicks the button with this name. */
const press = (name: string) => (page: Page) => page.getByRole('button', { name }).click()

type Area = 'admin' | 'business'

/** Returns the screen with the form of a list's first record. */
const editOf = (area: Area, list: string, shows: Screen['shows'], who: { as: string } = admin) =>
  screen(`${area}-${list}-edit`, `/${area}/${list}`, who, shows, openFirst)

const createOf = (area: Area, list: string, shows: Screen['shows'], who: { as: string } = admin) =>
  screen(`${area}-${list}-create`, `/${area}/${list}/create`, who, shows)

/** Opens the preferences. */
async function openPreferencesOf(page: Page) {
  await page.getByRole('heading', { level: 1 }).waitFor()
  const drawer = page.getByRole('button', { name: 'Open navigation' })
  if (await drawer.isVisible()) await drawer.click()
  await openPreferences(page)
  await page.getByRole('button', { name: /Dates and numbers$/ }).waitFor()
}

/** Switches to German date and number formats. */
async function writeAsInGerman(page: Page) {
  await page.evaluate(() => localStorage.setItem('threereco.language', 'de-DE'))
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** Opens the newest transaction and its date picker, with German formats. */
async function editInGerman(page: Page) {
  await writeAsInGerman(page)
  await openFirst(page)
  await page.getByRole('button', { name: /^Date: / }).click()
}

/** Returns an action that opens the palette and types `term`. */
const findIn = (term: string) => async (page: Page) => {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Control+K')
  await page.getByRole('combobox', { name: 'Find or go to' }).fill(term)
}

const users = { system: admin, business: owner, collector } as const

/** Routes of the lists in the navigation. */
const lists = placeRoutes
  .filter(name => 'needs' in routes[name])
  .map(name => ({
    name: pathTo(name).slice(1).replaceAll('/', '-'),
    path: pathTo(name),
    ...users[routes[name].access],
    shows: /^\d+ [a-z]+$/,
  }))

const adder = 'Add a material by name or GW code'

/** Fills in a transaction with a tare, a price per kilogram, and an unusual weight. */
async function reckon(page: Page) {
  await pick(page, 'Buyer', 'Bloem Scrap')
  for (const [material, weight, value] of [
    ['PET bottles', '650', '@5.20'],
    ['Structural steel', '1240-380', '3354'],
    ['Copper wire', '74800', '9574.4'],
  ] as const) {
    await pick(page, adder, material)
    const field = (label: string) => page.getByRole('spinbutton', { name: new RegExp(`^${label}.*${material}`) })
    await field('Weight').pressSequentially(weight)
    await field('Value').pressSequentially(value)
    await field('Value').press('Tab')
  }
}

async function lookUp(page: Page) {
  await reckon(page)
  await page.getByRole('combobox', { name: adder }).click()
}

async function findNothing(page: Page) {
  await page.getByRole('combobox', { name: adder }).fill('coper')
}

async function createMaterial(page: Page) {
  await findNothing(page)
  await page.getByRole('option', { name: 'Create' }).click()
}

async function showFigures(page: Page) {
  const figures = page.getByRole('button', { name: 'Figures' })
  if ((await figures.getAttribute('aria-pressed')) === 'false') await figures.click()
}

async function openFilters(page: Page) {
  await page.getByRole('table', { name: 'Transactions' }).waitFor()
  await page.getByRole('button', { name: /^Filter/ }).click()
  await page.getByRole('dialog', { name: 'Filter' }).waitFor()
}

async function findFilter(page: Page) {
  await openFilters(page)
  await page.getByRole('searchbox', { name: 'Find a filter or a value' }).fill('me')
}

export const screens: readonly Screen[] = [
  screen('sign-in', '/sign-in', {}, 'Create an account'),
  screen('sign-up', '/sign-up', {}, 'Create an account'),
  screen('mfa-enable', '/mfa/enable', newcomer, 'Code from the mock'),
  screen('mfa-verify', '/mfa/verify', { ...owner, step: 'verifying' }, 'Enter your code'),
  screen('admin', '/admin', admin, /^Compared with .* \d{4}\./, chartDrawn),
  screen('collector', '/collector', collector, /^Compared with .* \d{4}\./, chartDrawn),
  screen('business', '/business', owner, /^Compared with .* \d{4}\./, chartDrawn),
  screen('business-statement', '/business/statement', owner, /^Fingerprint/),
  screen('business-flow', '/business/flow', owner, /^Fingerprint/, chartDrawn),
  screen('business-flow-records', '/business/flow?by=counterparty&show=sold', owner, /^Times are in /, chartDrawn),
  screen('business-flow-stock-take', '/business/flow', owner, 'Counted weight, kg', press('Enter stock-take')),
  screen('collector-flow', '/collector/flow', collector, /^Fingerprint/, chartDrawn),
  screen('business-register', '/business/register?mock-as=naledi&mock-scenario=walk-in', {}, /but no collections\.$/),
  screen('collector-statement', '/collector/statement', collector, /^Fingerprint/),
  ...lists,
  screen('palette', '/business/transactions', owner, /records found$/, findIn('tra')),
  screen('preferences', '/business/transactions', owner, 'Decimal sign', openPreferencesOf),
  screen('transactions-in-german', '/business/transactions', owner, 'Seller', writeAsInGerman),
  screen('transaction-in-german', '/business/transactions', owner, 'Date', editInGerman),
  screen('palette-all', '/admin/materials', admin, 'New transaction', findIn('')),
  screen('keys', '/business/transactions', owner, 'Single keys', async page => {
    await page.getByRole('table', { name: 'Transactions' }).waitFor()
    await findIn('all keys')(page)
    await page.keyboard.press('Enter')
  }),
  screen('transactions-selected', '/business/transactions', owner, 'Export selected', selectRows),
  screen('users-selected', '/admin/users', admin, 'Assign role', giveRole),
  screen('transactions-no-hits', '/business/transactions?searchTerm=zzz', owner, /match “zzz”/),
  screen(
    'transactions-filtered',
    '/business/transactions?family=metal&weight=500..',
    owner,
    /^\d+ of \d+ transactions/,
    showFigures,
  ),
  screen(
    'transactions-reading-stopped',
    '/admin/transactions?mock-as=lindiwe&mock-scenario=busy&weight=4000..',
    {},
    /^Stopped\. Read/,
    press('Stop'),
  ),
  screen('filters', '/business/transactions?family=metal', owner, 'Material family', openFilters),
  screen('filters-found', '/business/transactions', owner, 'Sold by me', findFilter),
  screen(
    'transactions-none-filtered',
    '/business/transactions?weight=900000..',
    owner,
    'No transactions match the filters',
  ),
  screen('export-layouts', '/business/transactions', owner, 'One row for each material', press('Export CSV')),
  screen('export-failed', '/admin/materials?mock-fail=materials.list:403:1in2', admin, 'Continue', async page => {
    await page.getByRole('button', { name: 'Export CSV' }).click()
    await page.getByRole('menuitem', { name: 'Standard CSV' }).click()
  }),
  screen('transaction-create', '/business/transactions/create', owner, 'No materials yet'),
  screen('transaction-filled', '/business/transactions/create', owner, 'CO₂e by family', fillIn),
  screen('transaction-pending', '/business/transactions/create', owner, 'searching', lookUpLine),
  screen('transaction-next', '/business/transactions/create', owner, 'No materials yet', recordOne),
  screen('transaction-changed', '/business/transactions', owner, 'Discard changes', changeLine),
  screen('transaction-look-up', '/business/transactions/create', owner, /Type to find more/, lookUp),
  screen('transaction-look-up-marked', '/business/transactions/create', owner, 'GW 53-02', page =>
    page.getByRole('combobox', { name: adder }).fill('alum'),
  ),
  screen('transaction-nothing-found', '/admin/transactions/create', admin, /^Create/, findNothing),
  screen('transaction-create-material', '/admin/transactions/create', admin, 'Create material', createMaterial),
  screen('transaction-edit', '/business/transactions', owner, 'This load', openFirst),
  screen('line-remove', '/business/transactions', owner, 'Are you absolutely sure?', async page => {
    await openFirst(page)
    await page
      .getByRole('button', { name: /^Remove / })
      .first()
      .click()
  }),
  screen('transaction-read', '/business/transactions', owner, 'This load', viewFirst),
  screen('collection-read', '/admin/collections', admin, 'This load', viewFirst),
  screen('transaction-view', '/business/transactions', looker, 'This load', openFirst),
  createOf('business', 'users', 'No bank details.', owner),
  editOf('business', 'users', 'Changes are saved immediately.', owner),
  createOf('admin', 'users', 'No bank details.'),
  createOf('admin', 'businesses', 'No bank details.'),
  createOf('admin', 'materials', 'CO₂ factor'),
  screen('admin-materials-import', '/admin/materials/import', admin, 'Choose file'),
  screen('admin-materials-import-preview', '/admin/materials/import', admin, /invalid\.$/, async page => {
    await page.getByLabel('Rows', { exact: true }).fill(importedRows)
    await page.getByRole('button', { name: 'Read rows' }).click()
  }),
  createOf('admin', 'roles', 'Default role'),
  createOf('admin', 'collections', 'No materials yet'),
  createOf('admin', 'transactions', 'No materials yet'),
  editOf('admin', 'users', 'Changes are saved immediately.'),
  editOf('admin', 'businesses', 'Changes are saved immediately.'),
  editOf('admin', 'materials', /^Family/),
  editOf('admin', 'roles', 'Default role'),
  editOf('admin', 'collections', 'This load'),
  editOf('admin', 'transactions', 'This load'),
  screen('admin-roles-permissions', '/admin/roles', admin, 'Allowed actions', async page => {
    await openFirst(page)
    await page.getByRole('link', { name: 'Permissions' }).click()
  }),
  screen('not-permitted', '/business/transactions/create', looker, 'You don’t have access to this page'),
  screen('not-found', '/nowhere', owner, 'This page does not exist'),
  screen(
    'error',
    '/business/transactions?mock-fail=transactions.get:400',
    owner,
    'Something went wrong!',
    openUnreadable,
  ),
  // Last screen of this account, because visible figures and failing requests persist.
  screen('transactions-figures', '/business/transactions', owner, /^Value/, showFigures),
  screen('transactions-view-menu', '/business/transactions', owner, 'Day headings', press('Display')),
  screen(
    'transactions-older',
    '/business/transactions?mock-fail=transactions.list:403:1in2',
    owner,
    /Showing earlier results\.$/,
    press('Next'),
  ),
  screen('transactions-failed', '/business/transactions?mock-fail=transactions.list:403', owner, 'Retry'),
]

/** Screens that need no actions, which would refer to English texts. */
export const plainScreens = screens.filter(screen => !screen.do && !screen.step)
