import type { Address } from '#schemas/address.ts'

/** An address in the lines that it is written in; none where there is none. */
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
