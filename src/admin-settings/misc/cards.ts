import type { ComponentType } from 'react';
import { CountriesCard } from './countries/countries-card';
import { DataCard } from './data/data-card';
import { RemoveCard } from './data/remove-card';
import { FileCard } from './file-card';
import { GeneralCard } from './general-card';
import { NewsCard } from './news-card';
import { UsageCard } from './usage-card';

/** Cards of the Misc tab, in their order. A card adds its rows to `entries.ts`. */
export const CARDS: ComponentType[] = [
	DataCard,
	CountriesCard,
	GeneralCard,
	NewsCard,
	UsageCard,
	FileCard,
	RemoveCard,
];
