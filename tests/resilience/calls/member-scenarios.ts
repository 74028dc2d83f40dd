import type { Store } from '#mirage/store/store.ts'
import { choose } from '#tests/journeys/support.ts'
import { addBusiness, addRole, addUser, relatedName } from './data.ts'
import { press, retryButton, type Scene, type Write } from './scenario.ts'

const retry = ({ page }: Scene) => retryButton(page).first().click()

const role = { list: 'users', field: 'Add role' } as const
const user = { list: 'businesses', field: 'Add user' } as const
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
  const id = addUser(store, relatedName(mark))
  store.users.update(id, { roleIds: [addRole(store, mark)] })
  return id
}
const withUser = (store: Store, mark: string) => {
  const id = addBusiness(store, relatedName(mark))
  store.users.update(addUser(store, mark), { businessIds: [id] })
  return id
}

const adds = { kind: 'write', success: / added/, retry } as const
const removes = { kind: 'write', success: / removed/, make: remove, isRemoving: true, retry } as const

/** Adding and removing members of a record; each change saves immediately. */
export const memberScenarios: readonly Write[] = [
  {
    ...adds,
    call: 'users.roles.assign',
    prepare(store, mark) {
      addRole(store, mark)
      return addUser(store, relatedName(mark))
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
      return addBusiness(store, relatedName(mark))
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
