/** Drawn on a grid of 20 by 20 with a line of 1.6, round at its ends. */
export const iconPaths = {
  home: 'M3 9.5 10 4l7 5.5V16a1 1 0 0 1-1 1h-4v-5H8v5H4a1 1 0 0 1-1-1z',
  transactions: 'M4 7h11l-3-3M16 13H5l3 3',
  collections: 'M3 7l7-4 7 4v7l-7 4-7-4zM3 7l7 4 7-4M10 11v7',
  materials: 'M10 2.5 13 8M7 8l3-5.5M4.5 12.5 2.8 15.5a1.3 1.3 0 0 0 1.1 2H8M12 17.5h4.1a1.3 1.3 0 0 0 1.1-2L15 11.5',
  businesses:
    'M4 17V4.5A1.5 1.5 0 0 1 5.5 3h6A1.5 1.5 0 0 1 13 4.5V17M13 9h2.5A1.5 1.5 0 0 1 17 10.5V17M2.5 17h15M7 7h3M7 10.5h3',
  users:
    'M7.5 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM2 16.5c.5-3 2.7-4.5 5.5-4.5s5 1.5 5.5 4.5M13.5 9.2a2.7 2.7 0 0 0 0-5.2M15 12.3c1.6.6 2.7 2 3 4.2',
  roles: 'M10 2.5 16.5 5v4.5c0 4-2.6 6.7-6.5 8-3.9-1.3-6.5-4-6.5-8V5zM7.5 10l1.8 1.8L13 8',
  search: 'M9 15A6 6 0 1 0 9 3a6 6 0 0 0 0 12zM17 17l-3.7-3.7',
  plus: 'M10 4v12M4 10h12',
  minus: 'M4 10h12',
  columns: 'M3.5 4h13v12h-13zM8 4v12M12.5 4v12',
  download: 'M10 3v9m0 0 3.5-3.5M10 12 6.5 8.5M3.5 16.5h13',
  dots: 'M5 10h.01M10 10h.01M15 10h.01',
  x: 'M5 5l10 10M15 5 5 15',
  bin: 'M4 6h12M8 6V4h4v2M6 6l.7 10.5h6.6L14 6',
  check: 'M4 10.5l4 4 8-9',
  calendar: 'M3.5 5h13v12h-13zM3.5 8.5h13M7 3v3M13 3v3',
  warning: 'M10 3.2 17.6 16a.6.6 0 0 1-.5.9H2.9a.6.6 0 0 1-.5-.9zM10 8v4M10 14.4h.01',
  info: 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM10 9.5v4M10 6.8h.01',
  sun: 'M10 13.2a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4zM10 2.5v1.6M10 15.9v1.6M2.5 10h1.6M15.9 10h1.6M4.7 4.7l1.1 1.1M14.2 14.2l1.1 1.1M4.7 15.3l1.1-1.1M14.2 5.8l1.1-1.1',
  moon: 'M16.5 11.8A6.7 6.7 0 0 1 8.2 3.5a6.7 6.7 0 1 0 8.3 8.3z',
  monitor: 'M3 4h14v9.5H3zM7.5 17h5M10 13.5V17',
  logout: 'M8 17H4.5a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1H8M13 13.5l3.5-3.5L13 6.5M16.5 10H8',
  copy: 'M7.5 7.5h9v9h-9zM4.5 12.5h-1v-9h9v1',
  retry: 'M16 5v4h-4M15.7 9A6 6 0 1 0 16 11.5',
  menu: 'M3 6h14M3 10h14M3 14h14',
  'chevron-down': 'M6 8l4 4 4-4',
  'chevron-right': 'M8 5l5 5-5 5',
  'arrow-up': 'M10 16V4M5.5 8.5 10 4l4.5 4.5',
  'arrow-down': 'M10 4v12M5.5 11.5 10 16l4.5-4.5',
} as const

export type IconName = keyof typeof iconPaths
