import { setup } from '@wordpress/a11y';
import { within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { Notice } from '../../../../src/shared/components/notice';
import { renderUi } from '../../support/render';

beforeAll( setup );

const spoken = () =>
	[ ...document.querySelectorAll( '.a11y-speak-region' ) ]
		.map( ( region ) => region.textContent.replace( /\s+/g, ' ' ).trim() )
		.join( '' );

it.each( [ 'info', 'warning', 'error', 'success' ] as const )( 'a notice shows its kind: %s', ( status ) => {
	const { container } = renderUi(
		<Notice status={ status } isDismissible={ false }>
			The { status } happened.
		</Notice>
	);
	const notice = within( container ).getByText( `The ${ status } happened.` ).closest( '.components-notice' );
	expect( notice ).toHaveClass( `is-${ status }` );
	expect( notice?.querySelectorAll( 'svg' ) ).toHaveLength( 1 );
	expect( spoken() ).toBe( `The ${ status } happened.` );
} );
