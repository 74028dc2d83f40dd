import type { Page } from '@playwright/test'
import { placeRoutes } from '#routing/list-routes.ts'
import { pathTo, routes } from '#routing/routes.ts'
import type { Step } from '../journeys/enter.ts'

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

/** Returns the screen with the form of a list's first record. */
const editOf = (
  area: 'admin' | 'business',
  list: string,
  shows: Screen['shows'],
  who: { as: string } = admin,
): Screen => ({
  name: `${area}-${list}-edit`,
  path: `/${area}/${list}`,
  ...who,
  do: openFirst,
  shows,
})

const createOf = (
  area: 'admin' | 'business',
  list: string,
  shows: Screen['shows'],
  who: { as: string } = admin,
): Screen => ({
  name: `${area}-${list}-create`,
  path: `/${area}/${list}/create`,
  ...who,
  shows,
})

/** Opens the dialog with the date and number formats. */
async function openWriting(page: Page) {
  await page.getByRole('heading', { level: 1 }).waitFor()
  const drawer = page.getByRole('button', { name: 'Open navigation' })
  if (await drawer.isVisible()) await drawer.click()
  await page.getByRole('button', { name: /^Naledi Mokoena/ }).click()
  await page.getByRole('menuitem', { name: 'Dates and numbers' }).click()
  await page.getByRole('button', { name: /Format$/ }).waitFor()
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
  { name: 'sign-in', path: '/sign-in', shows: 'Create an account' },
  { name: 'sign-up', path: '/sign-up', shows: 'Create an account' },
  { name: 'mfa-enable', path: '/mfa/enable', ...newcomer, shows: 'Code from the mock' },
  { name: 'mfa-verify', path: '/mfa/verify', ...owner, step: 'verifying', shows: 'Enter your code' },
  { name: 'admin', path: '/admin', ...admin, do: chartDrawn, shows: / compared with .* \d{4}$/ },
  { name: 'collector', path: '/collector', ...collector, do: chartDrawn, shows: / compared with .* \d{4}$/ },
  { name: 'business', path: '/business', ...owner, do: chartDrawn, shows: / compared with .* \d{4}$/ },
  { name: 'business-statement', path: '/business/statement', ...owner, shows: /^Fingerprint/ },
  { name: 'business-flow', path: '/business/flow', ...owner, do: chartDrawn, shows: /^Fingerprint/ },
  {
    name: 'business-flow-records',
    path: '/business/flow?by=counterparty&show=sold',
    ...owner,
    do: chartDrawn,
    shows: /^Times are in /,
  },
  {
    name: 'business-flow-stock-take',
    path: '/business/flow',
    ...owner,
    do: page => page.getByRole('button', { name: 'Enter stock-take' }).click(),
    shows: 'Counted weight, kg',
  },
  { name: 'collector-flow', path: '/collector/flow', ...collector, do: chartDrawn, shows: /^Fingerprint/ },
  {
    name: 'business-register',
    path: '/business/register?mock-as=naledi&mock-scenario=walk-in',
    shows: /but no collections\.$/,
  },
  { name: 'collector-statement', path: '/collector/statement', ...collector, shows: /^Fingerprint/ },
  ...lists,
  { name: 'palette', path: '/business/transactions', ...owner, do: findIn('tra'), shows: /records found$/ },
  { name: 'dates-and-numbers', path: '/business/transactions', ...owner, do: openWriting, shows: 'Decimal sign' },
  {
    name: 'transactions-in-german',
    path: '/business/transactions',
    ...owner,
    do: writeAsInGerman,
    shows: 'Seller',
  },
  { name: 'transaction-in-german', path: '/business/transactions', ...owner, do: editInGerman, shows: 'Date' },
  { name: 'palette-all', path: '/admin/materials', ...admin, do: findIn(''), shows: 'New transaction' },
  {
    name: 'keys',
    path: '/business/transactions',
    ...owner,
    do: async page => {
      await page.getByRole('table', { name: 'Transactions' }).waitFor()
      await findIn('all keys')(page)
      await page.keyboard.press('Enter')
    },
    shows: 'Single keys',
  },
  {
    name: 'transactions-selected',
    path: '/business/transactions',
    ...owner,
    do: selectRows,
    shows: 'Export selected',
  },
  { name: 'users-selected', path: '/admin/users', ...admin, do: giveRole, shows: 'Assign role' },
  { name: 'transactions-no-hits', path: '/business/transactions?searchTerm=zzz', ...owner, shows: /match “zzz”/ },
  {
    name: 'transactions-filtered',
    path: '/business/transactions?family=metal&weight=500..',
    ...owner,
    do: showFigures,
    shows: /^\d+ of \d+ transactions/,
  },
  {
    name: 'transactions-reading-stopped',
    path: '/admin/transactions?mock-as=lindiwe&mock-scenario=busy&weight=4000..',
    do: page => page.getByRole('button', { name: 'Stop' }).click(),
    shows: /^Stopped\. Read/,
  },
  { name: 'filters', path: '/business/transactions?family=metal', ...owner, do: openFilters, shows: 'Material family' },
  { name: 'filters-found', path: '/business/transactions', ...owner, do: findFilter, shows: 'Sold by me' },
  {
    name: 'transactions-none-filtered',
    path: '/business/transactions?weight=900000..',
    ...owner,
    shows: 'No transactions match the filters',
  },
  {
    name: 'export-layouts',
    path: '/business/transactions',
    ...owner,
    do: page => page.getByRole('button', { name: 'Export CSV' }).click(),
    shows: 'One row for each material',
  },
  {
    name: 'export-failed',
    path: '/admin/materials?mock-fail=materials.list:403:1in2',
    ...admin,
    do: async page => {
      await page.getByRole('button', { name: 'Export CSV' }).click()
      await page.getByRole('menuitem', { name: 'Standard CSV' }).click()
    },
    shows: 'Continue',
  },
  { name: 'transaction-create', path: '/business/transactions/create', ...owner, shows: 'No materials yet' },
  { name: 'transaction-filled', path: '/business/transactions/create', ...owner, do: fillIn, shows: 'CO₂e by family' },
  {
    name: 'transaction-pending',
    path: '/business/transactions/create',
    ...owner,
    do: lookUpLine,
    shows: 'searching',
  },
  {
    name: 'transaction-next',
    path: '/business/transactions/create',
    ...owner,
    do: recordOne,
    shows: 'No materials yet',
  },
  { name: 'transaction-changed', path: '/business/transactions', ...owner, do: changeLine, shows: 'Discard changes' },
  {
    name: 'transaction-look-up',
    path: '/business/transactions/create',
    ...owner,
    do: lookUp,
    shows: /Type to find more/,
  },
  {
    name: 'transaction-look-up-marked',
    path: '/business/transactions/create',
    ...owner,
    do: page => page.getByRole('combobox', { name: adder }).fill('alum'),
    shows: 'GW 53-02',
  },
  {
    name: 'transaction-nothing-found',
    path: '/admin/transactions/create',
    ...admin,
    do: findNothing,
    shows: /^Create/,
  },
  {
    name: 'transaction-create-material',
    path: '/admin/transactions/create',
    ...admin,
    do: createMaterial,
    shows: 'Create material',
  },
  { name: 'transaction-edit', path: '/business/transactions', ...owner, do: openFirst, shows: 'This load' },
  {
    name: 'line-remove',
    path: '/business/transactions',
    ...owner,
    do: async page => {
      await openFirst(page)
      await page
        .getByRole('button', { name: /^Remove / })
        .first()
        .click()
    },
    shows: 'Are you absolutely sure?',
  },
  { name: 'transaction-read', path: '/business/transactions', ...owner, do: viewFirst, shows: 'This load' },
  { name: 'collection-read', path: '/admin/collections', ...admin, do: viewFirst, shows: 'This load' },
  { name: 'transaction-view', path: '/business/transactions', ...looker, do: openFirst, shows: 'This load' },
  createOf('business', 'users', 'No bank details.', owner),
  editOf('business', 'users', 'Changes are saved immediately.', owner),
  createOf('admin', 'users', 'No bank details.'),
  createOf('admin', 'businesses', 'No bank details.'),
  createOf('admin', 'materials', 'CO₂ factor'),
  { name: 'admin-materials-import', path: '/admin/materials/import', ...admin, shows: 'Choose file' },
  {
    name: 'admin-materials-import-preview',
    path: '/admin/materials/import',
    ...admin,
    do: async page => {
      await page.getByLabel('Rows', { exact: true }).fill(importedRows)
      await page.getByRole('button', { name: 'Read rows' }).click()
    },
    shows: /invalid\.$/,
  },
  createOf('admin', 'roles', 'Default role'),
  createOf('admin', 'collections', 'No materials yet'),
  createOf('admin', 'transactions', 'No materials yet'),
  editOf('admin', 'users', 'Changes are saved immediately.'),
  editOf('admin', 'businesses', 'Changes are saved immediately.'),
  editOf('admin', 'materials', /^Family/),
  editOf('admin', 'roles', 'Default role'),
  editOf('admin', 'collections', 'This load'),
  editOf('admin', 'transactions', 'This load'),
  {
    name: 'admin-roles-permissions',
    path: '/admin/roles',
    ...admin,
    do: async page => {
      await openFirst(page)
      await page.getByRole('link', { name: 'Permissions' }).click()
    },
    shows: 'Allowed actions',
  },
  {
    name: 'not-permitted',
    path: '/business/transactions/create',
    ...looker,
    shows: 'You don’t have access to this page',
  },
  { name: 'not-found', path: '/nowhere', ...owner, shows: 'This page does not exist' },
  {
    name: 'error',
    path: '/business/transactions?mock-fail=transactions.get:400',
    ...owner,
    do: openUnreadable,
    shows: 'Something went wrong!',
  },
  // Last screen of this account, because visible figures and failing requests persist.
  { name: 'transactions-figures', path: '/business/transactions', ...owner, do: showFigures, shows: /^Value/ },
  {
    name: 'transactions-view-menu',
    path: '/business/transactions',
    ...owner,
    do: page => page.getByRole('button', { name: 'Display' }).click(),
    shows: 'Day headings',
  },
  {
    name: 'transactions-older',
    path: '/business/transactions?mock-fail=transactions.list:403:1in2',
    ...owner,
    do: page => page.getByRole('button', { name: 'Next' }).click(),
    shows: /Showing earlier results\.$/,
  },
  {
    name: 'transactions-failed',
    path: '/business/transactions?mock-fail=transactions.list:403',
    ...owner,
    shows: 'Retry',
  },
]

/** Screens that need no actions, which would refer to English texts. */
export const plainScreens = screens.filter(screen => !screen.do && !screen.step)
