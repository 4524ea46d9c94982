// À ÉCRIRE : le départ, qui rate un test au moins
public class Exercice {
    static int twice(int nombre) {
        return 0;
    }
}
