import { describe, expect, test } from 'vitest'
import { uuidV5 } from '#domain/import/import-ids.ts'
import type { UserValues } from '#domain/people/user-rules.ts'
import { administrator, allOf, comparedAs, reasonsIn, someBusiness, someRole, someUser } from './people.ts'

const kasi = someBusiness({ id: uuidV5('kasi'), name: 'Kasi Recyclers' })
const bloem = someBusiness({ id: uuidV5('bloem'), name: 'Bloem Scrap, Steel; Tin' })
const cork = someBusiness({ id: uuidV5('cork'), name: 'Cork' })
const owner = someRole('Business Owner')
const clerk = someRole('Clerk')
const naledi = someUser({
  id: uuidV5('naledi'),
  name: 'Naledi Mokoena',
  username: 'naledi@example.org',
  businessId: kasi.id,
  businesses: [bloem, kasi],
  roles: [owner],
})

type Options = NonNullable<Parameters<typeof comparedAs>[2]>
const compared = (text: string, { known, ...options }: Options = {}) =>
  comparedAs<UserValues>('users', text, {
    ...options,
    known: { users: allOf(naledi), businesses: allOf(kasi, bloem, cork), roles: allOf(owner, clerk), ...known },
  })

const bodyOf = (records: ReturnType<typeof compared>) =>
  (records[0]?.write as { body?: Partial<UserValues> } | null)?.body
const idsOf = (references: readonly { id: string }[] = []) => references.map(({ id }) => id)

const head = 'Name,Username,Type,Business,Roles\n'

describe('User of a file', () => {
  test('is new with businesses and roles, and without bank details or permissions', () => {
    const records = compared(`${head}Sipho,sipho@example.org,Business,"Cork, Kasi Recyclers",Clerk`)
    expect(records).toMatchObject([{ verdict: 'new', title: 'sipho@example.org' }])
    expect(bodyOf(records)).toMatchObject({
      name: 'Sipho',
      type: 'business',
      business: { id: cork.id },
      businesses: [{ id: kasi.id }],
      roles: [{ id: clerk.id }],
      permissions: [],
      bankDetails: { accountNumber: '' },
    })
  })

  test('keeps what a user has if cells are empty', () => {
    expect(compared(`${head.trim()},ID number\nNaledi Mokoena,naledi@example.org,,,,`)).toMatchObject([
      { verdict: 'unchanged' },
    ])
  })

  test('that occurs twice with other separators of a phone number is invalid', () => {
    const rows = 'A,+12125550142,Business,,\nB,+1 212 555 0142,Business,,'
    expect(compared(head + rows).map(({ verdict }) => verdict)).toEqual(['wrong', 'wrong'])
  })

  test.for([
    ['Administrator', 'system'],
    ['admin', 'system'],
    ['Versamelaar', 'collector'],
    ['STAFF', 'business'],
    ['شركة', 'business'],
  ] as const)('has its type in words: %s', ([word, type]) => {
    expect(bodyOf(compared(`Name,Username,Type\nSipho,sipho@example.org,${word}`))).toMatchObject({ type })
  })

  test('can have a phone number as username, with any separators', () => {
    const sipho = someUser({ id: uuidV5('sipho'), name: 'Sipho', username: '+27825550142', type: 'collector' })
    const row = (phone: string) =>
      compared(`Name,Phone,Type\nSipho,${phone},Collector`, { known: { users: allOf(sipho) } })
    expect(row('+27 82 555 0142')).toMatchObject([{ verdict: 'unchanged' }])
    expect(row('+1 (212) 555-0124')).toMatchObject([
      { verdict: 'new', write: { body: { username: '+1 (212) 555-0124' } } },
    ])
  })

  test.for([
    '"Bloem Scrap, Steel; Tin, Kasi Recyclers"',
    'kasi recyclers; Bloem Scrap, Steel; Tin;',
    '"Kasi Recyclers|Bloem Scrap, Steel; Tin"',
  ])('is unchanged with the same businesses in any order: %s', cell => {
    expect(
      compared(
        `Name;Username;Business\nNaledi Mokoena;NALEDI@example.org;${cell.startsWith('"') ? cell : `"${cell}"`}`,
      ),
    ).toMatchObject([{ verdict: 'unchanged' }])
  })

  test('keeps the main business among others', () => {
    const records = compared(`${head}Naledi Mokoena,naledi@example.org,,"Cork, Kasi Recyclers","Business Owner, Clerk"`)
    expect(records[0]?.changes.map(({ field }) => field)).toEqual(['business', 'roles'])
    const body = bodyOf(records)
    expect([body?.business?.id, idsOf(body?.businesses), idsOf(body?.roles)]).toEqual([
      kasi.id,
      [cork.id],
      idsOf([owner, clerk]),
    ])
    expect(Object.keys(body ?? {}).toSorted()).toEqual(['business', 'businesses', 'roles'])
  })

  test('keeps a main business that the importing user may not view', () => {
    const hidden = someUser({ ...naledi, businessId: uuidV5('hidden'), businesses: [kasi] })
    const row = (businesses: string) =>
      compared(`Name,Username,Business\nNaledi Mokoena,naledi@example.org,${businesses}`, {
        known: { users: allOf(hidden) },
      })
    expect(row('Kasi Recyclers')).toMatchObject([{ verdict: 'unchanged' }])
    expect(bodyOf(row('Cork'))).toMatchObject({ business: { id: hidden.businessId }, businesses: [{ id: cork.id }] })
  })

  test('reports unclear businesses and roles by name, and other errors by field', () => {
    expect(reasonsIn(compared(`${head},sipho,Boss,"Kasi Recyclers, Foo","Clerk, Bar"`))).toEqual([
      ['business', 'Foo'],
      ['roles', 'Bar'],
      ['name', 'Enter a user name'],
      ['username', expect.stringContaining('e-mail')],
      ['type', 'Choose a user type'],
    ])
  })

  test('omits a business that the user leaves out', () => {
    const records = compared(`${head}Sipho,sipho@example.org,Business,"Kasi Recyclers, Foo",`, {
      answers: { business: { foo: null } },
    })
    expect(bodyOf(records)).toMatchObject({ business: { id: kasi.id }, businesses: [] })
  })

  test('of an import by a business is a user of that business', () => {
    const importer = { id: naledi.id, business: { id: kasi.id, name: kasi.name }, type: 'business' } as const
    const known = { businesses: allOf<typeof kasi>(), roles: allOf<typeof owner>() }
    expect(bodyOf(compared('Name,Username\nSipho,sipho@example.org', { importer, known }))).toMatchObject({
      type: 'business',
      business: { id: kasi.id },
    })
    const named = compared('Name,Username,Business\nSipho,sipho@example.org,Kasi Recyclers', { importer, known })
    expect(bodyOf(named)).toMatchObject({ business: { id: kasi.id } })
  })

  test.for([
    ['users.roles.assign', 'Business Owner, Clerk'],
    ['users.roles.unassign', 'Clerk'],
  ] as const)('with other roles needs the permission %s', ([permission, roles]) => {
    const known = { users: allOf(someUser({ ...naledi, roles: [owner] })) }
    const text = `${head}Naledi Mokoena,naledi@example.org,,,"${roles}"`
    const importer = { ...administrator, lacking: [permission] }
    expect(compared(text, { known })).toMatchObject([{ verdict: 'changed' }])
    expect(compared(text, { known, importer })[0]?.reasons).toEqual([
      { row: 2, field: 'roles', reason: `You need the permission ${permission}.` },
    ])
  })

  test('is not checked in fields that it keeps', () => {
    const old = someUser({ ...naledi, username: 'naledi' })
    const known = { users: allOf(old) }
    expect(compared('Name,Username\nNaledi Mokoena,naledi', { known })).toMatchObject([{ verdict: 'unchanged' }])
    expect(compared('Name,Username\nNaledi M.,naledi', { known })).toMatchObject([{ verdict: 'changed' }])
  })
})
