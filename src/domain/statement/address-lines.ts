import type { Address } from '#schemas/address.ts'

/** Returns the lines of an address, or an empty list for null. */
export const addressLines = (address: Address | null): string[] =>
  address
    ? [
        address.lineOne,
        address.lineTwo ?? '',
        address.city,
        [address.province, address.zipCode].filter(Boolean).join(' '),
        address.country,
      ].filter(Boolean)
    : []
