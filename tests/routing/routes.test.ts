import { describe, expect, test } from 'vitest'
import { actionsOn } from '#domain/permissions/permission-names.ts'
import {
  createRouteOf,
  editRouteOf,
  formsOf,
  placeRoutes,
  titleOf,
  viewPathIn,
  viewRouteOf,
} from '#routing/list-routes.ts'
import type { RouteRow } from '#routing/route-row.ts'
import { matchPath, pathTo, type RouteName, routes } from '#routing/routes.ts'

const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'
const names = Object.keys(routes) as RouteName[]

describe('Routes', () => {
  test.each(names)('%s matches its own path only', name => {
    const path = routes[name].path.replace(':id', id)
    expect(matchPath(path)).toEqual({ name, access: routes[name].access, id: path.includes(id) ? id : null })
  })

  const forms = names.filter(name => name.includes('.'))

  test.each(forms)('%s has a path below its list, for the same users', name => {
    const list = placeRoutes.find(place => name.startsWith(`${place}.`))
    expect(list).toBeDefined()
    if (!list) return
    const step = name.slice(list.length + 1)
    const places: Readonly<Record<string, string>> = { create: 'create', import: 'import', view: ':id' }
    expect(routes[name].path).toBe(`${routes[list].path}/${places[step] ?? `:id/${step}`}`)
    expect(routes[name].access).toBe(routes[list].access)
  })
})

describe('Route definition', () => {
  test('does not compile with an unknown permission', () => {
    const row = {
      path: '/admin/materials',
      access: 'system',
      // @ts-expect-error The resource is called materials.
      needs: ['material.view'],
    } satisfies RouteRow
    const all = Object.entries(actionsOn).flatMap(([resource, actions]) =>
      actions.map(action => `${resource}.${action}`),
    )
    expect(all).not.toContain(row.needs[0])
  })

  test('does not compile with a missing id', () => {
    expect(pathTo('adminUsers.edit', { id })).toBe(`/admin/users/${id}/edit`)
    // @ts-expect-error A record requires an id.
    expect(pathTo('adminUsers.edit')).not.toContain(id)
    // @ts-expect-error A list takes no id.
    expect(pathTo('adminUsers', { id })).toBe('/admin/users')
    // @ts-expect-error This route does not exist.
    expect(() => pathTo('adminUser')).toThrow(TypeError)
  })
})

describe('List routes', () => {
  test('use the navigation label as title and the list name for forms', () => {
    expect(titleOf('adminMaterials')).toBe('Materials')
    expect(createRouteOf('adminMaterials')).toBe('adminMaterials.create')
    expect(editRouteOf('adminMaterials')).toBe('adminMaterials.edit')
    const { list, editPath } = formsOf('adminMaterials')
    expect(list).toEqual({ title: 'Materials', path: '/admin/materials' })
    expect(editPath(id)).toBe(`/admin/materials/${id}/edit`)
  })

  test('have no form routes for lists without forms', () => {
    expect(createRouteOf('businessCollections')).toBeNull()
    expect(editRouteOf('businessCollections')).toBeNull()
    expect(viewRouteOf('businessCollections')).toBe('businessCollections.view')
    expect(viewPathIn('businessCollections')(id)).toBe(`/business/collections/${id}`)
    expect(viewRouteOf('adminMaterials')).toBeNull()
    // @ts-expect-error The records of this list have no form.
    expect(formsOf('businessCollections').list.path).toBe('/business/collections')
  })
})
