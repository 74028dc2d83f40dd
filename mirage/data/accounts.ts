/** Password of each seeded account, and of each user that is created in the mock. */
export const standardPassword = 'threereco-2026'

export type Account = {
  readonly name: string
  readonly username: string
  readonly type: 'system' | 'business' | 'collector'
  readonly role: string
  /** True if the user has set up an authenticator app. */
  readonly enrolled: boolean
  readonly about: string
}

/** Seeded accounts for different purposes, most useful first. */
export const accounts = [
  {
    name: 'Lindiwe Pretorius',
    username: 'lindiwe@threereco.example',
    type: 'system',
    role: 'System Admin',
    enrolled: true,
    about: 'manages everything',
  },
  {
    name: 'Naledi Mokoena',
    username: 'naledi@umhlangametals.example',
    type: 'business',
    role: 'Business Owner',
    enrolled: true,
    about: 'owns Umhlanga Metals: its transactions and its users',
  },
  {
    name: 'Sipho Dlamini',
    username: 'sipho@umhlangametals.example',
    type: 'business',
    role: 'Business Staff',
    enrolled: true,
    about: 'records and edits transactions of Umhlanga Metals',
  },
  {
    name: 'Thandi Nkosi',
    username: 'thandi@umhlangametals.example',
    type: 'business',
    role: 'Business User',
    enrolled: true,
    about: 'may only look at what Umhlanga Metals trades',
  },
  {
    name: 'Bongani Khumalo',
    username: 'bongani@collect.example',
    type: 'collector',
    role: 'Collector',
    enrolled: true,
    about: 'sees and records their own collections',
  },
  {
    name: 'Fatima Jacobs',
    username: '+1 212 555 0147',
    type: 'collector',
    role: 'Collector',
    enrolled: true,
    about: 'signs in with a phone number',
  },
  {
    name: 'Ayesha Moosa',
    username: 'ayesha@greenloop.example',
    type: 'business',
    role: 'Business Owner',
    enrolled: false,
    about: 'has signed up, and sets up the authenticator app next',
  },
] as const satisfies readonly Account[]
