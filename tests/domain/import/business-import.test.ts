import { describe, expect, test } from 'vitest'
import type { BusinessValues } from '#domain/people/business-rules.ts'
import { allOf, comparedAs, reasonsIn, someBusiness, someUser } from './people.ts'

const naledi = someUser({ id: 'naledi', name: 'Naledi Mokoena', username: 'naledi@example.org' })
const sipho = someUser({ id: 'sipho', name: 'Sipho Dlamini', username: '+27825550142' })
const address = {
  lineOne: '12 Main Road',
  lineTwo: null,
  city: 'Umhlanga',
  province: 'KwaZulu-Natal',
  zipCode: '4319',
  country: 'South Africa',
}
const kasi = someBusiness({ id: 'kasi', name: 'Kasi Recyclers', ownerId: naledi.id, address })

type Options = NonNullable<Parameters<typeof comparedAs>[2]>
const compared = (text: string, { known, ...options }: Options = {}) =>
  comparedAs<BusinessValues>('businesses', text, {
    ...options,
    known: { businesses: allOf(kasi), users: allOf(naledi, sipho), ...known },
  })

const head = 'Name,Owner,Street and number,City,Province,Postal code,Country\n'
const rest = '12 Main Road,Umhlanga,KwaZulu-Natal,4319,South Africa'

describe('Business of a file', () => {
  test('is new with its owner and address, and without bank details', () => {
    expect(compared(`${head}Bloem Scrap,naledi@example.org,${rest}`)).toMatchObject([
      {
        verdict: 'new',
        title: 'Bloem Scrap',
        write: {
          kind: 'create',
          body: {
            name: 'Bloem Scrap',
            owner: { id: naledi.id, name: naledi.name },
            address: { lineOne: '12 Main Road', city: 'Umhlanga', zipCode: '4319' },
            bankDetails: { accountNumber: '' },
          },
        },
      },
    ])
  })

  test('always has the same id', () => {
    const idOf = (text: string) => compared(text)[0]?.write?.id
    expect(idOf('Name,Owner\nBloem,Sipho Dlamini')).toBe(idOf('Name,Owner\n BLOEM,Naledi Mokoena'))
    expect(idOf('Name,Owner\nBloem,Sipho Dlamini')).not.toBe(idOf('Name,Owner\nBloems,Sipho Dlamini'))
  })

  test('is unchanged if all its cells are equal', () => {
    expect(
      compared(`${head}kasi  recyclers,Naledi Mokoena,${rest}`.replace('kasi  recyclers', 'Kasi Recyclers')),
    ).toMatchObject([{ verdict: 'unchanged', write: null }])
  })

  test('changes only the parts with other values', () => {
    const [owner, city] = [
      compared(`Name,Owner\nKasi Recyclers,Sipho Dlamini`),
      compared(`Name,City\nKasi Recyclers,Durban`),
    ]
    expect(owner).toMatchObject([
      { verdict: 'changed', changes: [{ field: 'owner', before: 'Naledi Mokoena', after: 'Sipho Dlamini' }] },
    ])
    expect(owner[0]?.write).toMatchObject({ id: 'kasi', body: { owner: { id: 'sipho' } } })
    expect(city[0]?.changes).toEqual([{ field: 'address.city', before: 'Umhlanga', after: 'Durban' }])
    expect(city[0]?.write).toMatchObject({
      before: { address: { city: 'Umhlanga' } },
      body: { address: { lineOne: '12 Main Road', city: 'Durban' } },
    })
    expect(city[0]?.write).not.toHaveProperty('body.owner')
  })

  test.for([
    ['a name', `${head},Naledi Mokoena`, [['name', 'Enter a business name']]],
    ['an owner', `${head}Bloem,`, [['owner', 'Choose an owner']]],
    ['a known owner', `${head}Bloem,Thabo`, [['owner', 'Thabo']]],
    [
      'a complete address',
      'Name,Owner,City\nBloem,Sipho Dlamini,Durban',
      [
        ['address.lineOne', 'Enter the street and number, or remove the address'],
        ['address.province', 'Choose the province, or remove the address'],
        ['address.zipCode', 'Enter the postal code, or remove the address'],
      ],
    ],
    [
      'a column of owners',
      'Name,City\nBloem,',
      [['owner', 'A new record needs this field, but the file has no column Owner']],
    ],
  ] as const)('without %s is invalid', ([, text, expected]) => {
    expect(reasonsIn(compared(text))).toEqual(expected)
  })

  test('has the owner of the user’s answer, or is left out', () => {
    const text = 'Name,Owner\nBloem,Thabo'
    const answers = { owner: { thabo: { id: 'sipho', name: 'Sipho Dlamini' } } }
    expect(compared(text, { answers })).toMatchObject([{ verdict: 'new', write: { body: { owner: { id: 'sipho' } } } }])
    expect(compared(text, { answers: { owner: { thabo: null } } })).toMatchObject([{ verdict: 'leftOut' }])
  })

  test('keeps its owner, although others have the owner’s name', () => {
    const other = someUser({ id: 'other', name: 'Naledi Mokoena', username: 'other@example.org' })
    const text = 'Name,Owner\nKasi Recyclers,Naledi Mokoena\nBloem,Naledi Mokoena'
    const records = compared(text, { known: { users: allOf(naledi, other) } })
    expect(records.map(({ verdict }) => verdict)).toEqual(['unchanged', 'wrong'])
  })

  test('is not checked in parts that it keeps', () => {
    const old = someBusiness({ ...kasi, address: { ...address, zipCode: '' } })
    const known = { businesses: allOf(old) }
    expect(compared('Name,City\nKasi Recyclers,Umhlanga', { known })).toMatchObject([{ verdict: 'unchanged' }])
    expect(compared('Name,Owner\nKasi Recyclers,Sipho Dlamini', { known })).toMatchObject([{ verdict: 'changed' }])
    expect(reasonsIn(compared('Name,City\nKasi Recyclers,Durban', { known }))).toMatchObject([
      ['address.zipCode', /postal code/],
    ])
  })

  test('is invalid if its name is not unique', () => {
    const twice = { businesses: allOf(kasi, { ...kasi, id: 'other' }) }
    expect(reasonsIn(compared('Name,Owner\nKasi Recyclers,Sipho Dlamini', { known: twice }))).toMatchObject([
      ['name', /Several records match this row/],
    ])
    expect(reasonsIn(compared('Name,Owner\nBloem,Sipho Dlamini\nbloem,Sipho Dlamini'))).toEqual([
      ['name', 'Row 3 has the same value in Name'],
      ['name', 'Row 2 has the same value in Name'],
    ])
  })
})
