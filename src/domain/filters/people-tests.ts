import type { User } from '#schemas/user.ts'
import type { FilterTests } from './matching.ts'

export const userTests: FilterTests<User> = {
  rows: {
    type:
      value =>
      ({ type }) =>
        type === value,
    role:
      value =>
      ({ roles }) =>
        roles.some(({ id }) => id === value),
    secondFactor:
      value =>
      ({ mfaEnabled }) =>
        mfaEnabled === (value === 'yes'),
  },
}
