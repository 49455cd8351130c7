import { speak } from '@wordpress/a11y';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Notice } from '../../../../src/shared/components/notice';
import { renderUi } from '../../support/render';

vi.mock( '@wordpress/a11y', { spy: true } );

it.each( [ 'info', 'warning', 'error', 'success' ] as const )( 'a notice shows its kind: %s', ( status ) => {
	renderUi(
		<Notice status={ status } isDismissible={ false }>
			Something <b>happened</b>.
		</Notice>
	);
	const notice = screen.getByText( 'happened' ).closest( '.components-notice' );
	expect( notice ).toHaveClass( `is-${ status }` );
	expect( notice?.querySelectorAll( 'svg' ) ).toHaveLength( 1 );
	expect( vi.mocked( speak ).mock.lastCall?.[ 0 ] ).not.toContain( 'svg' );
} );
