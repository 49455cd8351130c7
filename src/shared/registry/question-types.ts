import { boot } from '../app/boot';

/** The one name of a type, on every screen; a type whose plugin is gone is called by its key. */
export const typeName = ( type: string ): string =>
	boot().question_types.find( ( { key } ) => key === type )?.label ?? type;
