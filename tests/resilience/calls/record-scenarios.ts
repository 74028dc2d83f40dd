import { minuteInWords } from '#domain/figures/date-words.ts'
import type { TradeTable } from '#mirage/store/records.ts'
import type { Store } from '#mirage/store/store.ts'
import { adder, choose, confirmDeletion, line } from '#tests/journeys/support.ts'
import { addBusiness, addMaterial, addRole, addTrade, addUser, emailOf, relatedName } from './data.ts'
import { fill, press, type Scenario, type Scene, type Write } from './scenario.ts'

type Resource = 'users' | 'businesses' | 'roles' | 'materials'
const nouns = { users: 'user', businesses: 'business', roles: 'role', materials: 'material' } as const
const adding = { users: addUser, businesses: addBusiness, roles: addRole, materials: addMaterial } as const

/** Returns the number of rows with the mark as their name. */
const named =
  (resource: Resource) =>
  ({ store, mark }: Scene) =>
    (store[resource].all() as ReadonlyArray<{ name: string }>).filter(({ name }) => name === mark).length

const name = ({ page }: Scene) => page.getByRole('textbox', { name: 'Name', exact: true })

/** Fills the required fields except the name. */
const typing: Record<Resource, (scene: Scene) => Promise<unknown>> = {
  async users({ page, mark }) {
    await fill(page, 'Username', emailOf(mark))
    await page.getByRole('button', { name: /Type/ }).click()
    await page.getByRole('option', { name: 'Collector' }).click()
  },
  businesses: ({ page }) => choose(page, page.getByRole('combobox', { name: 'Owner' }), 'bongani', 'Bongani Khumalo'),
  roles: ({ page }) => fill(page, 'Description', 'Weighs'),
  async materials({ page }) {
    await fill(page, 'GW code', 'GW 99')
    await fill(page, 'CO₂ factor', '1.5')
  },
}

/** Returns the deletion of a record with the button of its form, which `open` opens. */
const deletionOf = (
  resource: Resource | TradeTable,
  noun: string,
  prepare: NonNullable<Write['prepare']>,
  open: (scene: Scene) => Promise<void>,
): Write => ({
  call: `${resource}.delete`,
  kind: 'write',
  prepare,
  async open(scene) {
    await open(scene)
    await press(scene.page, `Delete ${noun}`)
  },
  make: ({ page }) => confirmDeletion(page),
  success: / deleted/,
  done: ({ store, id }) => Number(store[resource].get(id) === undefined),
  isRemoving: true,
})

function scenariosOf(resource: Resource): Write[] {
  const noun = nouns[resource]
  const open = async (scene: Scene) => {
    await scene.page.goto(`/admin/${resource}/${scene.id}/edit`)
    await name(scene).waitFor()
  }
  return [
    {
      call: `${resource}.create`,
      kind: 'write',
      async open(scene) {
        await scene.page.goto(`/admin/${resource}/create`)
        await name(scene).fill(scene.mark)
        await typing[resource](scene)
      },
      make: ({ page }) => press(page, `Create ${noun}`),
      typed: scene => [name(scene), scene.mark],
      success: / created/,
      done: named(resource),
      isCreating: true,
    },
    {
      call: `${resource}.update`,
      kind: 'write',
      prepare: (store, mark) => adding[resource](store, relatedName(mark)),
      async open(scene) {
        await open(scene)
        await name(scene).fill(scene.mark)
      },
      make: ({ page }) => press(page, 'Save changes'),
      typed: scene => [name(scene), scene.mark],
      success: /^Changes saved/,
      done: named(resource),
    },
    deletionOf(resource, noun, adding[resource], open),
  ]
}

async function openedDate(page: Scene['page']) {
  const closed = page.getByRole('button', { name: /^Date: / })
  if (await closed.isVisible()) await closed.click()
  return page.getByRole('textbox', { name: 'Date', exact: true })
}

const date = '2026-01-05T08:15'
const minute = (store: Store, kind: TradeTable, id: string) => store[kind].get(id)?.createdAt.slice(0, 16)

function tradeScenariosOf(kind: TradeTable): Write[] {
  const noun = kind === 'transactions' ? 'transaction' : 'collection'
  const prepare = (store: Store, mark: string) => addTrade(store, mark, kind)
  const open = async ({ page, id, mark }: Scene) => {
    await page.goto(`/admin/${kind}/${id}/edit`)
    await line(page, mark).row.waitFor()
  }
  return [
    {
      call: `${kind}.create`,
      kind: 'write',
      prepare: addMaterial,
      async open({ page, mark }) {
        await page.goto(`/admin/${kind}/create`)
        await choose(page, page.getByRole('combobox', { name: 'Buyer' }), 'kasi', 'Kasi Recyclers')
        await choose(page, page.getByRole('combobox', { name: 'Seller' }), 'bongani', 'Bongani Khumalo')
        await choose(page, adder(page), mark, mark)
        await line(page, mark).weight.fill('12.5')
        await line(page, mark).value.fill('90')
        await line(page, mark).value.blur()
      },
      make: ({ page }) => press(page, `Record ${noun}`),
      typed: ({ page, mark }) => [line(page, mark).weight, '12.50'],
      success: / recorded/,
      done: ({ store, mark }) =>
        store
          .linesOf(kind)
          .all()
          .filter(each => each.name === mark && each.tradeId).length,
      isCreating: true,
    },
    {
      call: `${kind}.update`,
      kind: 'write',
      prepare,
      async open(scene) {
        await open(scene)
        await (await openedDate(scene.page)).fill(date)
      },
      make: ({ page }) => press(page, 'Save changes'),
      typed: ({ page }) => [page.getByRole('button', { name: /^Date: / }), minuteInWords(date, Date.now(), 'en-US')],
      success: /^Changes saved/,
      done: ({ store, id }) => Number(minute(store, kind, id) === '2026-01-05T06:15'),
    },
    deletionOf(kind, noun, prepare, open),
  ]
}

export const recordScenarios: readonly Scenario[] = [
  ...(['users', 'businesses', 'roles', 'materials'] as const).flatMap(scenariosOf),
  ...(['transactions', 'collections'] as const).flatMap(tradeScenariosOf),
]
