import type { TradeKind } from '#mirage/records.ts'
import type { Store } from '#mirage/store.ts'
import { adder, choose, confirmDeletion, line } from '../../../tests/journeys/support.ts'
import { addBusiness, addMaterial, addRole, addTrade, addUser, beside } from './data.ts'
import { press, retryButton, type Scenario, type Scene, type Write } from './scenario.ts'

const again = ({ page }: Scene) => retryButton(page).first().click()

function memberScenarios(): Write[] {
  const role = { list: 'users', field: 'Add a role' } as const
  const user = { list: 'businesses', field: 'Add a user' } as const
  const hasRole = ({ store, id, mark }: Scene) =>
    Number(store.users.get(id)?.roleIds.some(roleId => store.roles.get(roleId)?.name === mark) ?? false)
  const isIn = ({ store, id, mark }: Scene) =>
    store.users.all().filter(({ name, businessIds }) => name === mark && businessIds.includes(id)).length
  const open =
    ({ list, field }: { list: string; field: string }) =>
    async ({ page, id }: Scene) => {
      await page.goto(`/admin/${list}/${id}/edit`)
      await page.getByRole('combobox', { name: field }).waitFor()
    }
  const pick =
    ({ field }: { field: string }) =>
    ({ page, mark }: Scene) =>
      choose(page, page.getByRole('combobox', { name: field }), mark, mark)
  const remove = ({ page, mark }: Scene) => press(page, `Remove ${mark}`)
  const withRole = (store: Store, mark: string) => {
    const id = addUser(store, beside(mark))
    store.users.update(id, { roleIds: [addRole(store, mark)] })
    return id
  }
  const withUser = (store: Store, mark: string) => {
    const id = addBusiness(store, beside(mark))
    store.users.update(addUser(store, mark), { businessIds: [id] })
    return id
  }
  const adds = { kind: 'write', told: / added/, again } as const
  const removes = { kind: 'write', told: / removed/, make: remove, isRemoving: true, again } as const
  return [
    {
      ...adds,
      call: 'users.roles.assign',
      prepare(store, mark) {
        addRole(store, mark)
        return addUser(store, beside(mark))
      },
      open: open(role),
      make: pick(role),
      done: hasRole,
    },
    {
      ...removes,
      call: 'users.roles.unassign',
      prepare: withRole,
      open: open(role),
      done: scene => 1 - hasRole(scene),
    },
    {
      ...adds,
      call: 'businesses.users.assign',
      prepare(store, mark) {
        addUser(store, mark)
        return addBusiness(store, beside(mark))
      },
      open: open(user),
      make: pick(user),
      done: isIn,
    },
    {
      ...removes,
      call: 'businesses.users.unassign',
      prepare: withUser,
      open: open(user),
      done: scene => 1 - isIn(scene),
    },
  ]
}

function lineScenariosOf(kind: TradeKind): Write[] {
  const prepare = (store: Store, mark: string) => addTrade(store, mark, kind)
  const lines = ({ store, mark }: Scene) =>
    store
      .linesOf(kind)
      .all()
      .filter(({ name }) => name === mark)
  const open = async ({ page, id, mark }: Scene) => {
    await page.goto(`/admin/${kind}/${id}/edit`)
    await line(page, mark).row.waitFor()
  }
  const newLine = {
    kind: 'write',
    prepare(store: Store, mark: string) {
      addMaterial(store, mark)
      return addTrade(store, beside(mark), kind)
    },
    async open({ page, id, mark }: Scene) {
      await page.goto(`/admin/${kind}/${id}/edit`)
      await choose(page, adder(page), mark, mark)
      await line(page, mark).weight.fill('12.5')
    },
    async make({ page, mark }: Scene) {
      await line(page, mark).value.fill('90')
      await line(page, mark).value.blur()
    },
    again,
    typed: ({ page, mark }: Scene) => [line(page, mark).weight, '12.50'] as const,
    told: /^Saved$/,
  } satisfies Partial<Write>
  return [
    {
      ...newLine,
      call: `${kind}.materials.create`,
      done: scene => lines(scene).filter(({ weight }) => weight === 12.5).length,
      isMaking: true,
    },
    {
      ...newLine,
      call: `${kind}.materials.assign`,
      done: scene => lines(scene).filter(({ tradeId }) => tradeId === scene.id).length,
    },
    {
      call: `${kind}.materials.update`,
      kind: 'write',
      prepare,
      open,
      async make({ page, mark }) {
        await line(page, mark).weight.fill('12.5')
        await line(page, mark).weight.blur()
      },
      again,
      typed: ({ page, mark }) => [line(page, mark).weight, '12.50'],
      told: /^Saved$/,
      done: scene => lines(scene).filter(({ weight }) => weight === 12.5).length,
    },
    {
      call: `${kind}.materials.delete`,
      kind: 'write',
      prepare,
      async open(scene) {
        await open(scene)
        await press(scene.page, `Remove ${scene.mark}`)
      },
      make: ({ page }) => confirmDeletion(page),
      again,
      told: / removed/,
      done: scene => Number(lines(scene).length === 0),
      isRemoving: true,
    },
  ]
}

/** What saves itself: the members of a record, and the lines of a recorded trade. */
export const partScenarios: readonly Scenario[] = [
  ...memberScenarios(),
  ...(['transactions', 'collections'] as const).flatMap(lineScenariosOf),
]
